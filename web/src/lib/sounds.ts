/** Short, dry, wooden and papery; made here, no files. Silent until the page was touched once, then as set. */

import { settings } from "./settings.svelte";

export type Cue = "take" | "put" | "turn" | "deal" | "yours" | "knock" | "cancel" | "won" | "refused";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function begin(): void {
  removeEventListener("pointerdown", begin);
  removeEventListener("keydown", begin);
  if (typeof AudioContext !== "function") return;
  context = new AudioContext();
  noise = context.createBuffer(1, context.sampleRate * 0.7, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
}

if (typeof addEventListener === "function") {
  addEventListener("pointerdown", begin);
  addEventListener("keydown", begin);
}

interface Tone {
  at?: number;
  length: number;
  pitch: number;
  gain: number;
}

function envelope(audio: AudioContext, { at = 0, length, gain }: Tone, attack: number): GainNode {
  const node = audio.createGain();
  const start = audio.currentTime + at;
  node.gain.setValueAtTime(0.0001, start);
  node.gain.exponentialRampToValueAtTime(gain, start + attack);
  node.gain.exponentialRampToValueAtTime(0.0001, start + length);
  node.connect(audio.destination);
  return node;
}

/** Noise through a narrow window: paper on wool, a snap, a stroke of chalk. */
function paper(tone: Tone & { width?: number; attack?: number }): void {
  if (context === null || noise === null) return;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = tone.pitch;
  filter.Q.value = tone.width ?? 0.9;
  source.connect(filter).connect(envelope(context, tone, tone.attack ?? 0.012));
  const start = context.currentTime + (tone.at ?? 0);
  source.start(start, Math.random() * 0.3, tone.length + 0.05);
}

/** A falling low tone with a click on it: a knuckle on wood. */
function wood(tone: Tone): void {
  if (context === null) return;
  const source = context.createOscillator();
  const start = context.currentTime + (tone.at ?? 0);
  source.type = "sine";
  source.frequency.setValueAtTime(tone.pitch * 1.7, start);
  source.frequency.exponentialRampToValueAtTime(tone.pitch, start + 0.03);
  source.connect(envelope(context, tone, 0.002));
  source.start(start);
  source.stop(start + tone.length + 0.02);
  paper({ at: tone.at ?? 0, length: 0.025, pitch: 1400, gain: tone.gain * 0.5, attack: 0.001 });
}

const CUES: Record<Cue, () => void> = {
  take: () => paper({ length: 0.08, pitch: 2300, gain: 0.16 }),
  put: () => paper({ length: 0.08, pitch: 1300, gain: 0.2 }),
  turn: () => paper({ length: 0.06, pitch: 3400, gain: 0.2, width: 1.6, attack: 0.002 }),
  deal() {
    for (let i = 0; i < 14; i += 1)
      paper({ at: i * 0.045, length: 0.045, pitch: 1800 + (i % 3) * 250, gain: 0.1, attack: 0.003 });
  },
  yours() {
    wood({ length: 0.09, pitch: 190, gain: 0.3 });
    wood({ at: 0.1, length: 0.09, pitch: 210, gain: 0.26 });
  },
  knock() {
    for (let i = 0; i < 3; i += 1) wood({ at: i * 0.12, length: 0.1, pitch: 140, gain: 0.16 });
  },
  cancel: () => paper({ length: 0.12, pitch: 4600, gain: 0.09, width: 2.5, attack: 0.03 }),
  won() {
    wood({ length: 0.07, pitch: 320, gain: 0.16 });
    wood({ at: 0.09, length: 0.06, pitch: 300, gain: 0.12 });
    wood({ at: 0.16, length: 0.24, pitch: 120, gain: 0.3 });
  },
  refused: () => wood({ length: 0.08, pitch: 90, gain: 0.2 }),
};

export function play(cue: Cue): void {
  if (!settings.sound || context === null) return;
  if (!document.hidden || cue === "yours") CUES[cue](); // in another tab only what calls the player back
}

/** Tells a phone in the hand that it is the reader's turn. */
export function vibrate(): void {
  if (settings.vibrate && typeof navigator.vibrate === "function" && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(30);
}
