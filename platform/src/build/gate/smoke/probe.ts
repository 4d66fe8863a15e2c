import { LANGUAGES, TRANSLATIONS_SYMBOL } from '../../../contract/index.ts';

/** How an area left the page, compared with what the page was before. Places are addresses of released code. */
export interface PageChanges {
  readonly newGlobals: readonly string[];
  /** Changed, added or removed: global functions, and members of what the browser brings (`Array.prototype.map`). */
  readonly builtIns: readonly string[];
  readonly newStorage: readonly string[];
  /** Entries that somebody else had stored, and that are gone or different. */
  readonly damagedStorage: readonly string[];
  readonly leftBehind: LeftBehind;
}

/** Listeners of window and document, and running intervals of areas: how many of each, by what it is and its place. */
export type LeftBehind = Readonly<Record<string, number>>;

/** What is on the screen. */
export interface Screen {
  readonly pathname: string;
  /** Whether there is nothing to see in the page's main part. */
  readonly isEmpty: boolean;
  /** Whether the main part says that it is still loading. */
  readonly isBusy: boolean;
  readonly texts: readonly string[];
  /** The longest task since the last look, in milliseconds. */
  readonly longestTask: number;
  /** Whether the page had always something to do while it was waited for. */
  readonly isRestless: boolean;
}

/** Texts by language and namespace. */
export type PageTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What the gate can ask of a page: pace and screen. */
export interface PageClock {
  /**
   * Resolves when nothing loads and the page has not changed for a moment, or after some seconds.
   * @param quiet milliseconds of that moment
   */
  settle(quiet?: number): Promise<void>;
  /** Runs the timers of the next milliseconds now, in their order. */
  advance(milliseconds: number): Promise<void>;
  navigate(path: string): void;
  look(): Screen;
  /** Waits until the page has nothing to do, or for half a second. Returns whether it has rested. */
  rest(): Promise<boolean>;
  /** Absolute paths of the routes of an area's module; undefined without one. */
  readRoutes(global: string): Promise<readonly string[] | undefined>;
  /** Places of the intervals that are running. */
  intervals(): readonly string[];
  /** The released script that called the function that asks; empty when there is none. */
  placeOfCaller(): string;
}

/** What is on the screen, which texts are there, and what is wrong with the frame. */
export interface Look extends Screen {
  readonly namespaces: readonly string[];
  readonly frameFaults: readonly string[];
}

/** And what an area brings and changes. */
export interface Probe extends PageClock {
  see(): Look;
  /** What a visitor can't see or press of the shell's header and footer: `the header’s “Log in” is covered by div`. */
  frameFaults(): readonly string[];
  /** Goes to a page and runs the timers of the next milliseconds; 0 for none. */
  open(path: string, ahead: number): Promise<Look>;
  /** Lets the page that is open follow the language. */
  switchTo(language: string): Promise<Look>;
  /** Waits until the shell has started. */
  start(): Promise<void>;
  /** Switches the language, as the visitor does. */
  speak(language: string): Promise<void>;
  /** Names of the namespaces of which texts have been loaded. */
  namespaces(): readonly string[];
  texts(): PageTexts;
  /** Remembers how the page is now. */
  mark(): Promise<void>;
  leftBehind(): LeftBehind;
  /** Compares the page with how it was. */
  compare(): Promise<PageChanges>;
}

/** Under the symbol of this name a page has its probe: no property that a page, or the probe itself, would list. */
export const PROBE = 'maida.gate.probe';

/** The script of the probe; a page runs it before any of its own. */
export async function probeScript(): Promise<string> {
  const [clock = '', changes = '', texts = '', frame = '', visit = ''] = await Promise.all([
    readFunction('./page/clock.ts', 'installClock'),
    readFunction('./page/changes.ts', 'installChanges'),
    readFunction('./page/texts.ts', 'installTexts'),
    readFunction('./page/frame.ts', 'installFrame'),
    readFunction('./page/visit.ts', 'installVisit'),
  ]);
  const parts = `clock, (${changes})(clock), (${texts})('${TRANSLATIONS_SYMBOL}', ${JSON.stringify(LANGUAGES)}), (${frame})()`;
  const install = `Object.defineProperty(window, Symbol.for('${PROBE}'), { value });`;
  const value = `Object.assign(${parts})`;
  return `{ const clock = (${clock})(); const value = ${value}; Object.assign(value, (${visit})(value)); ${install} }`;
}

/** Imported by address, since code for pages has other types around it (`page/tsconfig.json`) than code for servers. */
async function readFunction(file: string, name: string): Promise<string> {
  const module = (await import(import.meta.resolve(file))) as Readonly<Record<string, unknown>>;
  return String(module[name]);
}
