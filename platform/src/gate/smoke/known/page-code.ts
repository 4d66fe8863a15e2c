import { findReleasedFile, languageOfTexts } from './logical-files.ts';

/** A script that ran, as the profiler of the browser names it. */
export interface RunScript {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
}

/** A phase in which an opening was on screen. */
interface Visited {
  readonly phase: number;
  readonly language: string;
}

/**
 * Which released files each opening of a tab needs. All openings share the tab, so what one loaded serves the next; the
 * profiler says of each phase of an opening which scripts ran in it. A script of which something ran again after it was
 * loaded belongs to those openings in which it runs. Of one that never did, as a script full of texts, and of style
 * sheets, nobody can say who reads them: texts belong to everything that was seen in their language after them, the
 * others to everything that was first opened after them.
 */
export class PageCode<Opening> {
  readonly #loadedIn = new Map<string, number>();
  readonly #ranIn = new Map<string, Set<number>>();
  readonly #visitsOf = new Map<Opening, Visited[]>();
  #phase = 0;

  /** @param url of a file that the page asks for */
  noteRequest(url: string): void {
    const file = findReleasedFile(url);
    if (file !== undefined && !this.#loadedIn.has(file)) this.#loadedIn.set(file, this.#phase);
  }

  /** Ends a phase of an opening in a language; undefined for one of the tab itself. */
  endPhase(opening: Opening | undefined, scripts: readonly RunScript[], language = ''): void {
    for (const { url, functions } of scripts) {
      const file = findReleasedFile(url);
      const hasRun = functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
      if (file === undefined || !hasRun) continue;
      if (!this.#loadedIn.has(file)) this.#loadedIn.set(file, this.#phase);
      this.#ranIn.set(file, (this.#ranIn.get(file) ?? new Set()).add(this.#phase));
    }
    if (opening !== undefined) {
      const visit = { phase: this.#phase, language };
      this.#visitsOf.set(opening, [...(this.#visitsOf.get(opening) ?? []), visit]);
    }
    this.#phase += 1;
  }

  /** Files by opening, each as `<area>/<file without hash>`; to be asked once the tab has seen everything. */
  read(): Map<Opening, readonly string[]> {
    return new Map(
      [...this.#visitsOf].map(([opening, visits]) => {
        const files = [...this.#loadedIn.keys()].filter((file) => this.#isNeeded(file, visits));
        return [opening, files];
      }),
    );
  }

  #isNeeded(file: string, visits: readonly Visited[]): boolean {
    const loadedIn = this.#loadedIn.get(file) ?? 0;
    const ranIn = [...(this.#ranIn.get(file) ?? [])];
    const isOwn = (phase: number) => visits.some((visit) => visit.phase === phase);
    if (ranIn.some((phase) => phase !== loadedIn)) return ranIn.some(isOwn);
    const spoken = languageOfTexts(file);
    const readers =
      spoken === undefined ? visits.slice(0, 1) : visits.filter(({ language }) => language === spoken);
    return isOwn(loadedIn) || readers.some(({ phase }) => loadedIn <= phase);
  }
}
