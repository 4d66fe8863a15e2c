import { compareValues, type Difference } from '../../lib/conflict/difference.ts';
import { TEXT_PLACES, textIn, type DraftTexts, type TextPlace } from '../../lib/translation/translations.ts';
import type { EditedMenu } from './edited-menu.ts';
import type { DraftItem } from './menu-draft.ts';

/** Three versions of a menu: the one that editing started from, mine, and the one that others have saved. */
export interface MenuVersions {
  readonly base: EditedMenu;
  readonly mine: EditedMenu;
  readonly theirs: EditedMenu;
}

/** Fields of a dish that are compared as they are. */
export const ITEM_FIELDS = [
  'name',
  'description',
  'price',
  'image',
] as const satisfies readonly (keyof DraftItem)[];

/**
 * A difference of two menus. `presence`: one has it, the other not; `place`: in which category; `text`: in another
 * language; `rule`: how many are chosen of a group; `groups`: which ones a dish has; `order`: of everything, or of a
 * group's options.
 */
export interface MenuDifference extends Difference {
  readonly field: (typeof ITEM_FIELDS)[number] | 'presence' | 'place' | 'text' | 'rule' | 'groups' | 'order';
  readonly kind: 'category' | 'item' | 'group' | 'option' | 'menu';
  /** Key of the entry; empty for the order of the menu. */
  readonly key: string;
  /** Which of the texts in other languages. */
  readonly text?: TextPlace;
}

/** Entries of each version by key. */
export type Versions<T> = Readonly<Record<keyof MenuVersions, ReadonlyMap<string, T>>>;

/** Reads the entries of each version. */
export function eachVersion<T>(
  { base, mine, theirs }: MenuVersions,
  read: (edited: EditedMenu) => ReadonlyMap<string, T>,
): Versions<T> {
  return { base: read(base), mine: read(mine), theirs: read(theirs) };
}

/** Keys of the entries that mine or theirs has. */
export function keysOf<T>({ mine, theirs }: Versions<T>): string[] {
  return [...new Set([...mine.keys(), ...theirs.keys()])];
}

/** Id of the difference of a text in another language. */
export function textId(key: string, { language, field }: TextPlace): string {
  return `${key}.${language}.${field}`;
}

/** Id of the difference that only one menu has an entry. */
export function presenceId(key: string): string {
  return `${key}.presence`;
}

/** By default an entry that one side deleted is gone, unless the other side has edited it. */
export function comparePresence<T>(
  versions: Versions<T>,
  key: string,
  isEqual: (a: T, b: T) => boolean,
): Difference | undefined {
  const { base, mine, theirs } = versions;
  const difference = compareValues(
    presenceId(key),
    (side, other) => versions[side].has(key) === versions[other].has(key),
  );
  const before = base.get(key);
  const kept = mine.get(key) ?? theirs.get(key);
  if (!difference || before === undefined || kept === undefined || isEqual(before, kept)) return difference;
  return { ...difference, isBoth: true, usual: mine.has(key) ? 'mine' : 'theirs' };
}

/** Compares one value of an entry. */
export function compareField<T>(
  versions: Versions<T>,
  key: string,
  field: string,
  read: (entry: T | undefined) => unknown,
): Difference | undefined {
  return compareValues(
    `${key}.${field}`,
    (a, b) => read(versions[a].get(key)) === read(versions[b].get(key)),
  );
}

/** Differences of the texts in other languages. */
export function textDifferences<T>(
  versions: Versions<T>,
  key: string,
  kind: MenuDifference['kind'],
  textsOf: (entry: T) => DraftTexts,
): MenuDifference[] {
  return TEXT_PLACES.flatMap((text) => {
    const read = (side: keyof MenuVersions) => {
      const entry = versions[side].get(key);
      return entry === undefined ? '' : textIn(textsOf(entry), text);
    };
    const difference = compareValues(textId(key, text), (a, b) => read(a) === read(b));
    return difference ? [{ ...difference, field: 'text' as const, key, kind, text }] : [];
  });
}

/** Names a difference, if there is one. */
export function named(
  kind: MenuDifference['kind'],
  key: string,
  field: MenuDifference['field'],
  difference: Difference | undefined,
): MenuDifference[] {
  return difference ? [{ ...difference, field, key, kind }] : [];
}
