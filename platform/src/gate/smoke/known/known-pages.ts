import { LANGUAGES } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/languages.ts';
import { SHELL } from '../../../store/index.ts';
import type { BuiltRelease, ReleaseStore } from '../../../store/index.ts';
import type { Candidate } from '../../candidate.ts';
import type { Opening } from '../plan.ts';
import { keyOf, languageOfTexts, readCode, withImports } from './logical-files.ts';
import type { ReleaseCode } from './logical-files.ts';

/**
 * How much of an address has to be looked at: `known` nothing, `whole` everything; else only texts or code that all
 * pages share are new: everything but what it leaves behind, in the languages that it may look different in.
 */
export type Depth = 'whole' | 'known' | readonly Language[];

/** What a walk has seen of an opening. */
export interface SeenPage {
  readonly opening: Opening;
  /** Files that it needs, by {@link keyOf}. */
  readonly files: readonly string[];
  /** Whether it stayed on the page, which may also send somebody on. */
  readonly isShown: boolean;
}

/** An opening that went well, and the indexes of its files. */
interface KnownPage {
  readonly path: string;
  readonly role: string;
  readonly isRepeated: boolean;
  readonly isShown: boolean;
  readonly files: readonly number[];
}

/** Pages of an area that went well, as stored. */
interface AreaRecord {
  /** What they depend on besides code: the gate itself, its browser, and the areas' descriptions. */
  readonly environment: string;
  readonly files: readonly (readonly [file: string, hash: string])[];
  readonly pages: readonly KnownPage[];
}

const FOLDER = 'verdicts';

/** Which pages of a candidate are as they were when the gate saw them. */
export class KnownPages {
  readonly #store: ReleaseStore;
  readonly #environment: string;
  readonly #code: ReleaseCode;
  readonly #firstFiles: ReadonlySet<string>;
  readonly #records: ReadonlyMap<string, AreaRecord>;

  private constructor(
    store: ReleaseStore,
    environment: string,
    found: {
      readonly code: ReleaseCode;
      readonly firstFiles: ReadonlySet<string>;
      readonly records: ReadonlyMap<string, AreaRecord>;
    },
  ) {
    this.#store = store;
    this.#environment = environment;
    this.#code = found.code;
    this.#firstFiles = found.firstFiles;
    this.#records = found.records;
  }

  static async open(
    store: ReleaseStore,
    { shell, areas, concerned }: Candidate,
    environment: string,
  ): Promise<KnownPages> {
    const releases = [...(shell ? [shell] : []), ...areas];
    const code = await Promise.all(releases.map((release) => readCode(store, release)));
    const records = await Promise.all(
      concerned.map(async ({ name }) => [name, await readRecord(store, name)] as const),
    );
    return new KnownPages(store, environment, {
      code: new Map(code.flatMap((files) => [...files])),
      firstFiles: new Set(releases.flatMap(firstFilesOf)),
      records: new Map(records.flatMap(([name, record]) => (record ? [[name, record] as const] : []))),
    });
  }

  depthOf(opening: Opening): Depth {
    const page = this.#find(opening);
    const record = this.#records.get(opening.release.name);
    if (!page || !record || (opening.isRepeated && !page.isRepeated)) return 'whole';
    const files = page.files.flatMap((index) => (record.files[index] ? [record.files[index]] : []));
    const changed = files.filter(([file, hash]) => this.#code.get(file)?.hash !== hash);
    if (!changed.length) return 'known';
    const isShells = (file: string) => file.startsWith(`${SHELL}/`);
    const hasOwnScript = files.some(
      ([file]) => file.endsWith('.js') && !isShells(file) && !this.#isFirst(file) && !languageOfTexts(file),
    );
    const isShared = (file: string) => isShells(file) || (hasOwnScript && this.#isFirst(file));
    const languages = changed.map(([file]) => languageOfTexts(file));
    if (languages.every((language) => language !== undefined))
      return LANGUAGES.filter((language) => languages.includes(language));
    return changed.every(([file]) => isShared(file) || languageOfTexts(file)) ? LANGUAGES : 'whole';
  }

  /** Whether a known page was shown to whoever opened it. */
  wasShown(opening: Opening): boolean {
    return this.#find(opening)?.isShown ?? false;
  }

  /** Remembers the pages that went well, and those that were known and not opened. */
  async save(seen: readonly SeenPage[], known: readonly Opening[]): Promise<void> {
    const areas = new Set([...seen.map(({ opening }) => opening), ...known].map(({ release }) => release));
    await Promise.all(
      [...areas].map((release) =>
        this.#saveArea(release, {
          seen: seen.filter(({ opening }) => opening.release === release),
          known: known.filter((opening) => opening.release === release),
        }),
      ),
    );
  }

  async #saveArea(
    release: BuiltRelease,
    { seen, known }: { seen: readonly SeenPage[]; known: readonly Opening[] },
  ): Promise<void> {
    const all: SeenPage[] = [
      ...seen.map((page) => ({ ...page, files: this.#filesOf(page) })),
      ...known.map((opening) => ({
        opening: { ...opening, isRepeated: this.#find(opening)?.isRepeated ?? false },
        files: this.#knownFiles(opening),
        isShown: this.wasShown(opening),
      })),
    ];
    const files = [...new Set(all.flatMap((page) => page.files))].sort();
    const indexOf = new Map(files.map((file, index) => [file, index]));
    const record: AreaRecord = {
      environment: this.#environment,
      files: files.map((file) => [file, this.#code.get(file)?.hash ?? ''] as const),
      pages: all.map(({ opening, isShown, files: own }) => ({
        path: opening.path,
        role: opening.role,
        isRepeated: opening.isRepeated,
        isShown,
        files: own.map((file) => indexOf.get(file) ?? -1),
      })),
    };
    await this.#store.writeDocument(FOLDER, `${release.name}.json`, JSON.stringify(record));
  }

  /** With those of the first load, and what a glance has not seen this time. */
  #filesOf({ opening, files }: SeenPage): string[] {
    const first = [...this.#firstFiles].filter(
      (file) => file.startsWith(`${SHELL}/`) || file.startsWith(`${opening.release.name}/`),
    );
    const before = opening.glanceIn ? this.#knownFiles(opening) : [];
    const all = [...new Set([...files, ...first, ...before])].filter((file) => this.#code.has(file));
    return withImports(all, this.#code, (file) => this.#isFirst(file));
  }

  #knownFiles(opening: Opening): string[] {
    const files = this.#records.get(opening.release.name)?.files ?? [];
    return this.#find(opening)?.files.flatMap((index) => files[index]?.[0] ?? []) ?? [];
  }

  #find({ release, path, role }: Opening): KnownPage | undefined {
    const record = this.#records.get(release.name);
    if (record?.environment !== this.#environment) return undefined;
    return record.pages.find((page) => page.path === path && page.role === role);
  }

  #isFirst(file: string): boolean {
    return this.#firstFiles.has(file);
  }
}

function firstFilesOf({ name, entry, scripts, styles }: BuiltRelease): string[] {
  return [entry, ...scripts, ...styles].map((file) => keyOf(name, file));
}

/** Undefined without one, or when it can't be read: everything is looked at then. */
async function readRecord(store: ReleaseStore, area: string): Promise<AreaRecord | undefined> {
  const text = await store.findDocument(FOLDER, `${area}.json`).catch(() => undefined);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as AreaRecord);
  } catch {
    return undefined;
  }
}
