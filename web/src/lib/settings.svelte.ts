/** What each reader sets for this browser. Kept in localStorage; a damaged or forbidden store means the defaults. */

export const LANGUAGES = ["en", "lv", "nl", "fi"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every setting with the values it may have, the default first. */
export const CHOICES = {
  language: ["auto", ...LANGUAGES],
  theme: ["auto", "light", "dark"],
  text: [100, 125, 150, 200],
  deck: ["large", "plain"],
  colours: ["four", "two"],
  back: ["heather", "bracken"],
  movement: ["calm", "quick", "none"],
  /** How long a bot's act waits after the one before it, in milliseconds. */
  botPace: [600, 1200, 0],
  sound: [true, false],
  vibrate: [true, false],
  /** Whether every act is spoken to a screen reader, or only what asks for the reader's own turn. */
  speak: [true, false],
  /** Whether a key that cannot be taken back chooses first and acts at its second press. */
  confirmKeys: [true, false],
  leftHanded: [false, true],
} as const;

export type Settings = { -readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };
export type SettingName = keyof Settings;

const STORE = "fourball-settings";

function read(): Settings {
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    if (typeof parsed === "object" && parsed !== null) stored = parsed as Record<string, unknown>;
  } catch {
    /* no store, or not ours: defaults */
  }
  const chosen = Object.entries(CHOICES).map(([name, values]) => {
    const known = (values as readonly unknown[]).includes(stored[name]);
    return [name, known ? stored[name] : values[0]];
  });
  return Object.fromEntries(chosen) as Settings;
}

/** The reader's settings. Write a field and the whole page follows at once. */
export const settings: Settings = $state(read());

/** Shows the settings that are the root element's business, and keeps all of them. Call inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  const set = (name: string, value: string | null) =>
    value === null ? root.removeAttribute(name) : root.setAttribute(name, value);
  set("data-theme", settings.theme === "auto" ? null : settings.theme);
  set("data-text", settings.text === 100 ? null : String(settings.text));
  set("data-hand", settings.leftHanded ? "left" : null);
  set("data-movement", settings.movement === "calm" ? null : settings.movement);
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(STORE, text);
  } catch {
    /* kept for this visit only */
  }
}

const reduced = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether nothing may fly, turn or slide: the system asks for it, or the reader chose no movement. */
export function isStill(): boolean {
  return settings.movement === "none" || (reduced?.matches ?? false);
}
