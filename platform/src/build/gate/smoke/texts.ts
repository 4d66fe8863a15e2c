import { LANGUAGES } from '../../../contract/index.ts';
import type { PageTexts } from './probe.ts';

/** The keys of an area's texts by language; a key without and with its namespace, plural forms as one. */
export class AreaTexts {
  readonly #keys: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(translations: PageTexts) {
    this.#keys = new Map(LANGUAGES.map((language) => [language, keysOf(translations[language] ?? {})]));
  }

  /** Keys that one language has and another lacks: `fr: orders:title`. */
  findMissing(): string[] {
    return LANGUAGES.flatMap((language) => {
      const own = this.#keys.get(language) ?? new Set();
      const all = LANGUAGES.flatMap((other) => [...(this.#keys.get(other) ?? [])]);
      const missing = new Set(all.filter((key) => key.includes(':') && !own.has(key)));
      return [...missing].map((key) => `${language}: ${key}`);
    });
  }

  /**
   * Which of the texts on a page are keys of texts. A single word may be both, so it counts where its text is missing.
   */
  findShown(texts: readonly string[], language: string): string[] {
    const own = this.#keys.get(language);
    const isKnown = (text: string) => LANGUAGES.some((other) => this.#keys.get(other)?.has(text));
    return texts.filter((text) => isKnown(text) && (/[.:]/.test(text) || !own?.has(text)));
  }
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function keysOf(namespaces: Readonly<Record<string, unknown>>): Set<string> {
  const keys = Object.entries(namespaces).flatMap(([namespace, bundle]) =>
    flatten(bundle, '').flatMap((key) => [key, `${namespace}:${key}`]),
  );
  return new Set(keys.map((key) => key.replace(PLURAL, '')));
}

function flatten(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}.${key}`),
  );
}
