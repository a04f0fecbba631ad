/** Words: Fluent messages of `src/fourball/locale`, the same files the Python side reads. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, settings, type Language } from "./settings.svelte";

const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  lv: () => import("virtual:words/lv"),
  nl: () => import("virtual:words/nl"),
  fi: () => import("virtual:words/fi"),
};

/** The names of the languages, each in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  lv: "Latviešu",
  nl: "Nederlands",
  fi: "Suomi",
};

export type Args = Record<string, FluentVariable>;

const bundles = new Map<Language, FluentBundle>();
const shown = $state<{ language: Language; loaded: number }>({ language: "en", loaded: 0 });

/** The language the page speaks now. Read inside a component, it follows a switch. */
export function language(): Language {
  return shown.language;
}

/** The reader's choice, or the first of the browser's languages that we speak. */
export function wantedLanguage(): Language {
  if (settings.language !== "auto") return settings.language;
  for (const tag of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((known) => known === tag.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return "en";
}

async function load(wanted: Language): Promise<void> {
  if (bundles.has(wanted)) return;
  const { default: text } = await WORDS[wanted]();
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(text))) console.warn(`words ${wanted}:`, error.message);
  bundles.set(wanted, bundle);
  shown.loaded += 1;
}

/** Loads a language and switches the page to it; state and focus stay, only words change. */
export async function speak(wanted: Language): Promise<void> {
  try {
    await load(wanted);
  } catch {
    if (bundles.size > 0) return; // keep the language we have
    wanted = "en";
    await load("en");
  }
  shown.language = wanted;
  document.documentElement.lang = wanted;
  if (wanted !== "en") void load("en").catch(() => undefined); // for a message another language lacks
}

function lookUp(id: string): [FluentBundle, string | undefined, string | undefined] | null {
  const dot = id.indexOf(".");
  const name = dot < 0 ? id : id.slice(0, dot);
  const attribute = dot < 0 ? undefined : id.slice(dot + 1);
  for (const tag of [shown.language, "en"] as const) {
    const bundle = bundles.get(tag);
    const message = bundle?.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (bundle && pattern) return [bundle, name, attribute];
  }
  return null;
}

/** Whether a message is there, in the reader's language or in English. */
export function has(id: string): boolean {
  return shown.loaded > 0 && lookUp(id) !== null;
}

/** The message `id` (or `id.attribute`) in the reader's language, else in English, else its own name. */
export function t(id: string, args?: Args): string {
  void shown.loaded; // a message of a language still on its way appears when it arrives
  const found = lookUp(id);
  if (!found) return id;
  const [bundle, name, attribute] = found;
  const message = bundle.getMessage(name as string);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern as NonNullable<typeof pattern>, args ?? null, errors);
  for (const error of errors) console.warn(`message ${id}:`, error.message);
  return text;
}

/** The words for a refusal: `error-<code>` with its facts, else the server's English sentence. */
export function wordError(error: { code: string; message: string; facts?: Record<string, unknown> }): string {
  const id = `error-${error.code}`;
  if (!has(id)) return error.message;
  const facts = Object.entries(error.facts ?? {}).filter(
    (fact): fact is [string, string | number] => typeof fact[1] === "string" || typeof fact[1] === "number",
  );
  return t(id, Object.fromEntries(facts));
}
