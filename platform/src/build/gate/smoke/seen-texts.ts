import type { BuiltRelease } from '../../../contract/server/index.ts';
import type { Finding } from './finding.ts';
import type { Visit } from './plan.ts';
import type { PageTexts } from './probe.ts';
import { AreaTexts } from './texts.ts';

/** Keys that an area lacks in a language, with both their names: `fr: orders:title`. */
export interface MissingTexts {
  readonly release: BuiltRelease;
  readonly keys: readonly string[];
}

/**
 * What stood on the pages of a walk, and which area has brought which texts, also those that came later than its code.
 */
export class SeenTexts {
  /** By namespace: the area on whose page it first was there. */
  readonly #owners = new Map<string, BuiltRelease>();
  readonly #screens: { readonly visit: Visit; readonly texts: readonly string[] }[] = [];

  note(visit: Visit, texts: readonly string[], namespaces: readonly string[]): void {
    this.#screens.push({ visit, texts });
    for (const namespace of namespaces)
      if (!this.#owners.has(namespace)) this.#owners.set(namespace, visit.release);
  }

  /**
   * What is wrong with them.
   *
   * @param loaded all texts that the page has by now
   * @param ofShell namespaces that are there before any area
   */
  judge(
    loaded: PageTexts,
    ofShell: readonly string[],
  ): {
    readonly findings: readonly Finding[];
    readonly missing: readonly MissingTexts[];
  } {
    for (const namespace of ofShell) this.#owners.delete(namespace);
    const releases = new Set(this.#owners.values());
    const areas = new Map([...releases].map((release) => [release, this.#textsOf(release, loaded)]));
    return {
      findings: this.#screens.flatMap(({ visit, texts }): Finding[] => {
        const keys = areas.get(visit.release)?.findShown(texts, visit.language) ?? [];
        return keys.length ? [{ kind: 'key', what: keys.join(', '), release: visit.release, visit }] : [];
      }),
      missing: [...areas].map(([release, texts]) => ({ release, keys: texts.findMissing() })),
    };
  }

  #textsOf(release: BuiltRelease, loaded: PageTexts): AreaTexts {
    const own = (namespaces: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        Object.entries(namespaces).filter(([namespace]) => this.#owners.get(namespace) === release),
      );
    return new AreaTexts(
      Object.fromEntries(Object.entries(loaded).map(([language, namespaces]) => [language, own(namespaces)])),
    );
  }
}
