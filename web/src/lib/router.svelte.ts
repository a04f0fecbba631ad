/** Addresses and pages: `/`, `/new`, `/fair`, `/t/<id>`, `/rules` and `/scores-sheet` (also `/t/<id>/..`), `/settings` (a sheet over the start page). */

export type Route =
  | { name: "start" }
  | { name: "new" | "fair" }
  | { name: "table"; id: string }
  | { name: "rules" | "scores"; id: string | null }
  | { name: "missing"; path: string };

/** Reads an address. `/settings` is the start page; the sheet over it is `sheetOf`'s business. */
export function parseRoute(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0 || (parts.length === 1 && parts[0] === "settings")) return { name: "start" };
  if (parts.length === 1 && (parts[0] === "new" || parts[0] === "fair")) return { name: parts[0] };
  if (parts.length === 2 && parts[0] === "t" && /^[\w-]+$/.test(parts[1] as string))
    return { name: "table", id: parts[1] as string };
  const [sheet, id] = parts[0] === "t" && parts.length === 3 ? [parts[2], parts[1] as string] : [parts.join("/"), null];
  if ((sheet === "rules" || sheet === "scores-sheet") && (id === null || /^[\w-]+$/.test(id)))
    return { name: sheet === "rules" ? "rules" : "scores", id };
  return { name: "missing", path };
}

interface HistoryState {
  settings?: boolean;
  inside?: boolean;
}

const browser = typeof window !== "undefined";
const stateNow = (): HistoryState => (history.state as HistoryState | null) ?? {};
const settingsOpen = () => location.pathname === "/settings" || stateNow().settings === true;

const here = $state<{ route: Route; settings: boolean }>({
  route: parseRoute(browser ? location.pathname : "/"),
  settings: browser && settingsOpen(),
});

function follow(): void {
  const next = parseRoute(location.pathname);
  if (JSON.stringify(next) !== JSON.stringify(here.route)) here.route = next;
  here.settings = settingsOpen();
}

if (browser) addEventListener("popstate", follow);

export const router = {
  get route(): Route {
    return here.route;
  },
  /** Whether the settings sheet is open. */
  get settings(): boolean {
    return here.settings;
  },
  /** Goes to an address of ours. */
  go(path: string, options: { replace?: boolean } = {}): void {
    history[options.replace ? "replaceState" : "pushState"]({ inside: true } satisfies HistoryState, "", path);
    follow();
    scrollTo(0, 0);
  },
  /** Opens the settings over the page we are on; Back closes them. */
  openSettings(): void {
    if (here.settings) return;
    history.pushState({ ...stateNow(), settings: true, inside: true } satisfies HistoryState, "", location.href);
    follow();
  },
  closeSettings(): void {
    if (!here.settings) return;
    if (stateNow().settings) history.back();
    else router.go("/", { replace: true });
  },
};

/** Makes an `<a href>` stay inside the page: `<a href="/new" onclick={link}>`. Modified clicks keep their meaning. */
export function link(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(event.currentTarget.pathname + event.currentTarget.search);
}
