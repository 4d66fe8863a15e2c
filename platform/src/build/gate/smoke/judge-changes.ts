import { LANGUAGE_COOKIE, THEME_COOKIE, TYPEFACE_COOKIE } from '../../../contract/index.ts';
import type { BuiltRelease } from '../../../contract/server/index.ts';
import type { FindingKind } from './finding.ts';
import type { LeftBehind, PageChanges } from './probe.ts';

/** What is wrong with how an area has left the page. */
interface Change {
  readonly kind: FindingKind;
  readonly what: string;
  readonly stack?: string;
}

/** What was there before an area was shown, and after it was shown once. */
interface Earlier {
  readonly before: LeftBehind;
  readonly between: LeftBehind;
}

/** Names that a part may store under: the product's, or those that begin with its own. */
const PRODUCT_NAME = /^maida[._-]/;
/** The shell sets them when it finds the time, so that it may be while an area is shown. */
const SHELL_COOKIES = [LANGUAGE_COOKIE, THEME_COOKIE, TYPEFACE_COOKIE].map((name) => `cookie ${name}`);
/** Globals of the federation runtime, which comes with the first area. */
const RUNTIME = /^__(?:maida|FEDERATION|GLOBAL_LOADING|VMOK)/;

/**
 * Judges how a page is after an area was shown twice.
 *
 * @param areas all of the set; their builds bring globals of their own
 */
export function judgeChanges(
  { name: area }: BuiltRelease,
  changes: PageChanges,
  { before, between, areas }: Earlier & { readonly areas: readonly BuiltRelease[] },
): Change[] {
  const isOwnName = (entry: string) => {
    const [kind = '', ...rest] = entry.split(' ');
    const name = rest.join(' ');
    return kind !== 'cookie' && (PRODUCT_NAME.test(name) || name.startsWith(area));
  };
  const isOfBuild = (name: string) =>
    RUNTIME.test(name) || areas.some(({ entryGlobal }) => name.includes(entryGlobal));
  const all = (kind: FindingKind, names: readonly string[]) => names.map((what): Change => ({ kind, what }));
  const left = Object.entries(changes.leftBehind).flatMap(([thing, count]): Change[] => {
    const [was = 0, then = 0] = [before[thing], between[thing]];
    if (!thing.includes(`/areas/${area}/`) || count <= was) return [];
    const kind = count > then && then > was ? 'growing' : 'left';
    return [{ kind, what: thing.replace(/ \/areas\/.*/, ''), stack: thing }];
  });
  return [
    ...all('builtIn', changes.builtIns),
    ...all(
      'global',
      changes.newGlobals.filter((name) => !isOfBuild(name)),
    ),
    ...all(
      'storage',
      changes.newStorage.filter((entry) => !isOwnName(entry) && !SHELL_COOKIES.includes(entry)),
    ),
    ...all('damage', changes.damagedStorage),
    ...left,
  ];
}
