import { compareValues, type Difference } from '../../lib/conflict/difference.ts';
import type { DraftItem, MenuDraft } from './menu-draft.ts';

/** Three versions of a menu: the one that editing started from, mine, and the one that others have saved. */
export interface MenuVersions {
  readonly base: MenuDraft;
  readonly mine: MenuDraft;
  readonly theirs: MenuDraft;
}

const FIELDS = ['name', 'description', 'price', 'image'] as const satisfies readonly (keyof DraftItem)[];

/**
 * A difference of two menus. `presence`: one has it, the other not; `place`: in which category; `order`: of everything.
 */
export interface MenuDifference extends Difference {
  readonly field: (typeof FIELDS)[number] | 'presence' | 'place' | 'order';
  readonly kind: 'category' | 'item' | 'menu';
  /** Name of the category or dish; empty for the order of the menu. */
  readonly key: string;
}

/** A dish and its category. */
export interface PlacedItem {
  readonly item: DraftItem;
  readonly categoryKey: string;
}

/** The dishes of a menu by key. */
export function itemsOf(menu: MenuDraft): ReadonlyMap<string, PlacedItem> {
  return new Map(
    menu.flatMap(({ key: categoryKey, items }) =>
      items.map((item) => [item.key, { item, categoryKey }] as const),
    ),
  );
}

/** Names of the categories of a menu by key. */
export function categoriesOf(menu: MenuDraft): ReadonlyMap<string, string> {
  return new Map(menu.map(({ key, category }) => [key, category]));
}

/** Id of the difference that only one menu has an entry. */
export function presenceId(key: string): string {
  return `${key}.presence`;
}

type Versions<T> = Readonly<Record<'base' | 'mine' | 'theirs', ReadonlyMap<string, T>>>;

function eachVersion<T>(
  { base, mine, theirs }: MenuVersions,
  read: (menu: MenuDraft) => ReadonlyMap<string, T>,
) {
  return { base: read(base), mine: read(mine), theirs: read(theirs) } satisfies Versions<T>;
}

/** By default an entry that one side deleted is gone, unless the other side has edited it. */
function comparePresence<T>(
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

function keysOf<T>({ mine, theirs }: Versions<T>): string[] {
  return [...new Set([...mine.keys(), ...theirs.keys()])];
}

function categoryDifferences(versions: Versions<string>): MenuDifference[] {
  const named = (key: string, field: 'presence' | 'name', difference: Difference | undefined) =>
    difference ? [{ ...difference, field, key, kind: 'category' as const }] : [];
  return keysOf(versions).flatMap((key) => {
    const presence = comparePresence(versions, key, (a, b) => a === b);
    if (presence) return named(key, 'presence', presence);
    const name = compareValues(`${key}.name`, (a, b) => versions[a].get(key) === versions[b].get(key));
    return named(key, 'name', name);
  });
}

function isSameItem(a: PlacedItem, b: PlacedItem): boolean {
  return a.categoryKey === b.categoryKey && FIELDS.every((field) => a.item[field] === b.item[field]);
}

function itemDifferences(versions: Versions<PlacedItem>, key: string): MenuDifference[] {
  const named = (field: MenuDifference['field'], difference: Difference | undefined) =>
    difference ? [{ ...difference, field, key, kind: 'item' as const }] : [];
  const presence = comparePresence(versions, key, isSameItem);
  if (presence) return named('presence', presence);
  const compare = (field: string, read: (placed: PlacedItem | undefined) => unknown) =>
    compareValues(`${key}.${field}`, (a, b) => read(versions[a].get(key)) === read(versions[b].get(key)));
  return [
    ...FIELDS.flatMap((field) =>
      named(
        field,
        compare(field, (placed) => placed?.item[field]),
      ),
    ),
    ...named(
      'place',
      compare('place', (placed) => placed?.categoryKey),
    ),
  ];
}

/** Whether an entry was added or removed with its whole category, which is listed instead. */
function isListedWithCategory(
  key: string,
  items: Versions<PlacedItem>,
  categories: Versions<string>,
): boolean {
  const absent = items.mine.has(key) ? 'theirs' : 'mine';
  const present = items.mine.get(key) ?? items.theirs.get(key);
  return !items[absent].has(key) && present !== undefined && !categories[absent].has(present.categoryKey);
}

/** The order of the entries that all versions have; dishes only within the same category. */
function orderOf(menu: MenuDraft, versions: MenuVersions): string {
  const others = [versions.base, versions.mine, versions.theirs].map((other) => ({
    categories: categoriesOf(other),
    items: itemsOf(other),
  }));
  const common = menu.filter(({ key }) => others.every(({ categories }) => categories.has(key)));
  return JSON.stringify(
    common.map(({ key, items }) => [
      key,
      items
        .map((item) => item.key)
        .filter((itemKey) => others.every((other) => other.items.get(itemKey)?.categoryKey === key)),
    ]),
  );
}

/** All differences of my menu and theirs; equal changes are none. */
export function differencesOf(versions: MenuVersions): MenuDifference[] {
  const categories = eachVersion(versions, categoriesOf);
  const items = eachVersion(versions, itemsOf);
  const order = compareValues(
    'order',
    (a, b) => orderOf(versions[a], versions) === orderOf(versions[b], versions),
  );
  return [
    ...categoryDifferences(categories),
    ...keysOf(items)
      .filter((key) => !isListedWithCategory(key, items, categories))
      .flatMap((key) => itemDifferences(items, key)),
    ...(order ? [{ ...order, field: 'order' as const, kind: 'menu' as const, key: '' }] : []),
  ];
}
