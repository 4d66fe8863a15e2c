import { retry } from '../lazy/retry.ts';

/** Shown where an area has no texts in the page's language. */
const FALLBACK = 'en';

/** A module with texts of one language, by namespace. */
export interface LoadedTexts {
  readonly texts: Readonly<Record<string, object>>;
}

/** Texts of which a page loads its own language only. */
export interface LoadableTexts {
  /** Loads them once, by default in the language of the document. */
  readonly load: (language?: string) => Promise<void>;
  /** Undefined until they are loaded. */
  readonly find: (language: string) => LoadedTexts['texts'] | undefined;
}

/** Those that this build has loaded in any language: a switch of the language loads them in the new one. */
export const loadedTexts = new Set<LoadableTexts>();

/**
 * Texts that are loaded by language, each in a chunk of its own.
 *
 * @param load `(language) => import(`./${language}/first.ts`)`
 * @param noted where they are noted once they are loaded
 */
export function loadableTexts(
  load: (language: string) => Promise<LoadedTexts>,
  noted: Set<LoadableTexts> = loadedTexts,
): LoadableTexts {
  const found = new Map<string, LoadedTexts['texts']>();
  const loads = new Map<string, Promise<void>>();
  const loadOrFallBack = (language: string) =>
    load(language).catch((error: unknown) => {
      if (!isMissing(error) || language === FALLBACK) throw error;
      return load(FALLBACK);
    });
  const start = async (language: string) => {
    try {
      found.set(language, (await retry(() => loadOrFallBack(language))).texts);
    } catch (error) {
      loads.delete(language);
      throw error;
    }
  };
  const lazy: LoadableTexts = {
    find: (language) => found.get(language),
    load: (language = documentLanguage()) => {
      noted.add(lazy);
      const present = loads.get(language) ?? start(language);
      loads.set(language, present);
      return present;
    },
  };
  return lazy;
}

/** webpack's error, and Node's, for a language that this build does not have. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
}

/** On a server, which has no document, a page loads its texts when it renders. */
function documentLanguage(): string {
  return globalThis.document?.documentElement.lang || FALLBACK;
}
