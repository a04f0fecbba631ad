/** One table's live channel: one socket, versions, retries that do nothing twice, and healing by itself. */

import { makeNonce } from "./api";
import { backOff } from "./follow";
import type { ClientFrame, ServerFrame, Version } from "./types";

/** `lost` is said only after an open socket broke, or the first one would not open. */
export type Line = "connecting" | "open" | "lost";

export interface Listener {
  /** The version to ask after; the server sends what the page lacks. */
  version: () => Version;
  heard: (frame: ServerFrame) => void;
  line: (state: Line) => void;
  /** Several attempts failed: a good moment to ask whether the table still exists. */
  failing: () => void;
}

/** What we need of a WebSocket; a test gives its own. */
export interface Socket {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  send(data: string): void;
  close(): void;
}

interface Pending {
  nonce: string;
  action: string;
  version: Version;
  sentAt: number;
}

const OPEN = 1;
const BEAT = 1_000;
const QUIET = 12_000;
const PATIENCE = 6_000;
const RESEND = 2_500;

function socketUrl(id: string, after: Version): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}?after=${after}`;
}

export class Connection {
  #id: string;
  #listener: Listener;
  #make: (url: string) => Socket;
  #socket: Socket | null = null;
  #pending: Pending[] = [];
  #attempt = 0;
  #heardAt = 0;
  #askedAt: number | null = null;
  #patience = PATIENCE;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #beat: ReturnType<typeof setInterval> | null = null;
  #closed = false;

  constructor(id: string, listener: Listener, make: (url: string) => Socket = (url) => new WebSocket(url)) {
    this.#id = id;
    this.#listener = listener;
    this.#make = make;
  }

  /** Acts sent and not answered yet. */
  get unanswered(): number {
    return this.#pending.length;
  }

  open(): void {
    this.#beat ??= setInterval(() => this.#look(), BEAT);
    if (typeof addEventListener === "function") {
      addEventListener("online", this.#wake);
      addEventListener("pageshow", this.#wake);
      document.addEventListener("visibilitychange", this.#wake);
    }
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    if (this.#beat !== null) clearInterval(this.#beat);
    if (typeof removeEventListener === "function") {
      removeEventListener("online", this.#wake);
      removeEventListener("pageshow", this.#wake);
      document.removeEventListener("visibilitychange", this.#wake);
    }
    this.#drop();
  }

  /** Sends an act; it is repeated with the same nonce until it is answered. */
  act(action: string, version: Version): string {
    const pending = { nonce: makeNonce(), action, version, sentAt: 0 };
    this.#pending.push(pending);
    this.#sendPending(pending);
    return pending.nonce;
  }

  #connect(): void {
    this.#drop();
    if (this.#closed) return;
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    let socket: Socket;
    try {
      socket = this.#make(socketUrl(this.#id, this.#listener.version()));
    } catch {
      this.#later();
      return;
    }
    this.#socket = socket;
    this.#heardAt = Date.now();
    this.#askedAt = Date.now(); // the first frame is the answer we wait for
    this.#patience = PATIENCE;
    socket.onopen = () => {
      for (const pending of this.#pending) this.#sendPending(pending);
    };
    socket.onmessage = (event) => this.#hear(event.data);
    socket.onclose = () => {
      if (this.#socket === socket) this.#later();
    };
  }

  #hear(data: string): void {
    let frame: ServerFrame;
    try {
      frame = JSON.parse(data) as ServerFrame;
    } catch {
      return;
    }
    this.#heardAt = Date.now();
    this.#askedAt = null;
    this.#attempt = 0;
    this.#listener.line("open");
    if (frame.type === "accepted" || frame.type === "refused") {
      const { nonce } = frame;
      this.#pending = this.#pending.filter((pending) => pending.nonce !== nonce);
    }
    this.#listener.heard(frame);
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #sendPending(pending: Pending): void {
    pending.sentAt = Date.now();
    const { nonce, action, version } = pending;
    this.#send({ type: "act", version, action, nonce });
  }

  /** Once a second: repeat what was not answered, ask a quiet line, leave a dead one. */
  #look(): void {
    const now = Date.now();
    if (this.#socket === null) return;
    if (this.#askedAt !== null && now - this.#askedAt > this.#patience) {
      this.#later();
      return;
    }
    if (this.#socket.readyState !== OPEN) return;
    for (const pending of this.#pending) if (now - pending.sentAt > RESEND) this.#sendPending(pending);
    if (this.#askedAt === null && now - this.#heardAt > QUIET) this.#ask(PATIENCE);
  }

  #ask(patience: number): void {
    this.#askedAt = Date.now();
    this.#patience = patience;
    this.#send({ type: "ping" });
  }

  /** The page was put away, or the network came back: do not trust the old socket for long. */
  #wake = (): void => {
    if (this.#closed || (typeof document !== "undefined" && document.hidden)) return;
    if (this.#socket === null || this.#socket.readyState > OPEN) {
      this.#attempt = 0;
      this.#connect();
    } else if (this.#socket.readyState === OPEN && Date.now() - this.#heardAt > 3_000) {
      this.#ask(2_000);
    }
  };

  #later(): void {
    this.#drop();
    if (this.#closed) return;
    this.#listener.line("lost");
    const wait = backOff(this.#attempt, Math.random());
    this.#attempt += 1;
    if (this.#attempt % 4 === 0) this.#listener.failing();
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#askedAt = null;
    if (socket === null) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }
}
