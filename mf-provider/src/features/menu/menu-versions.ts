import { compareValues, type Difference } from '../../lib/conflict/difference.ts';
import type { DraftItem, MenuDraft } from './menu-draft.ts';

/** Three versions of a menu: the stored one that the editing began from, the edited one, and what others have saved. */
export interface MenuVersions {
  readonly base: MenuDraft;
  readonly mine: MenuDraft;
  readonly theirs: MenuDraft;
}

const FIELDS = ['name', 'description', 'price', 'image'] as const satisfies readonly (keyof DraftItem)[];

/** A difference of two menus. `presence`: one has it, the other not; `place`: in which category; `order`: of everything. */
export interface MenuDifference extends Difference {
  readonly field: (typeof FIELDS)[number] | 'presence' | 'place' | 'order';
  readonly kind: 'category' | 'item' | 'menu';
  /** Of the category or dish; empty for the order of the menu. */
  readonly key: string;
}

/** A dish and where it stands. */
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

/** Id of the difference that an entry is in one menu and not in the other. */
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

/** An entry that one side took away is usually gone, unless the other side went on working at it. */
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

/** What was removed or added with its whole category is listed with the category. */
function isToldWithCategory(key: string, items: Versions<PlacedItem>, categories: Versions<string>): boolean {
  const absent = items.mine.has(key) ? 'theirs' : 'mine';
  const present = items.mine.get(key) ?? items.theirs.get(key);
  return !items[absent].has(key) && present !== undefined && !categories[absent].has(present.categoryKey);
}

/** The order of those entries that all versions have, dishes only where they stand in the same category. */
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

/** Everything in which my menu and theirs differ; equal changes are no difference. */
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
      .filter((key) => !isToldWithCategory(key, items, categories))
      .flatMap((key) => itemDifferences(items, key)),
    ...(order ? [{ ...order, field: 'order' as const, kind: 'menu' as const, key: '' }] : []),
  ];
}
