import { compareValues } from '../../lib/conflict/difference.ts';
import { isSameTexts } from '../../lib/translation/translations.ts';
import type { DraftCategory, DraftItem, MenuDraft } from './menu-draft.ts';
import { differencesOfGroups } from './options/group-versions.ts';
import {
  compareField,
  comparePresence,
  eachVersion,
  ITEM_FIELDS,
  keysOf,
  named,
  textDifferences,
  type MenuDifference,
  type MenuVersions,
  type Versions,
} from './versions.ts';

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

/** The categories of a menu by key. */
export function categoriesOf(menu: MenuDraft): ReadonlyMap<string, DraftCategory> {
  return new Map(menu.map((category) => [category.key, category]));
}

function isSameCategory(a: DraftCategory, b: DraftCategory): boolean {
  return a.category === b.category && isSameTexts(a.translations, b.translations);
}

function categoryDifferences(versions: Versions<DraftCategory>): MenuDifference[] {
  return keysOf(versions).flatMap((key) => {
    const presence = comparePresence(versions, key, isSameCategory);
    if (presence) return named('category', key, 'presence', presence);
    const name = compareField(versions, key, 'name', (category) => category?.category);
    return [
      ...named('category', key, 'name', name),
      ...textDifferences(versions, key, 'category', ({ translations }) => translations),
    ];
  });
}

function isSameItem(a: PlacedItem, b: PlacedItem): boolean {
  return (
    a.categoryKey === b.categoryKey &&
    ITEM_FIELDS.every((field) => a.item[field] === b.item[field]) &&
    a.item.groups.join(' ') === b.item.groups.join(' ') &&
    isSameTexts(a.item.translations, b.item.translations)
  );
}

/** Keys of the groups that mine and theirs have; the others are decided at the group itself. */
export function commonGroups({ mine, theirs }: MenuVersions): ReadonlySet<string> {
  const others = new Set(theirs.groups.map(({ key }) => key));
  return new Set(mine.groups.map(({ key }) => key).filter((key) => others.has(key)));
}

function itemDifferences(
  versions: Versions<PlacedItem>,
  key: string,
  common: ReadonlySet<string>,
): MenuDifference[] {
  const presence = comparePresence(versions, key, isSameItem);
  if (presence) return named('item', key, 'presence', presence);
  const compare = (field: MenuDifference['field'], read: (placed: PlacedItem | undefined) => unknown) =>
    named('item', key, field, compareField(versions, key, field, read));
  const groupsOf = (placed: PlacedItem | undefined) =>
    placed?.item.groups.filter((group) => common.has(group)).join(' ');
  return [
    ...ITEM_FIELDS.flatMap((field) => compare(field, (placed) => placed?.item[field])),
    ...textDifferences(versions, key, 'item', ({ item }) => item.translations),
    ...compare('groups', groupsOf),
    ...compare('place', (placed) => placed?.categoryKey),
  ];
}

/** Whether an entry was added or removed with its whole category, which is listed instead. */
function isListedWithCategory(
  key: string,
  items: Versions<PlacedItem>,
  categories: Versions<DraftCategory>,
): boolean {
  const absent = items.mine.has(key) ? 'theirs' : 'mine';
  const present = items.mine.get(key) ?? items.theirs.get(key);
  return !items[absent].has(key) && present !== undefined && !categories[absent].has(present.categoryKey);
}

/** The order of the entries that all versions have; dishes only within the same category. */
function orderOf(menu: MenuDraft, versions: MenuVersions): string {
  const others = [versions.base, versions.mine, versions.theirs].map((other) => ({
    categories: categoriesOf(other.menu),
    items: itemsOf(other.menu),
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
  const categories = eachVersion(versions, ({ menu }) => categoriesOf(menu));
  const items = eachVersion(versions, ({ menu }) => itemsOf(menu));
  const common = commonGroups(versions);
  const order = compareValues(
    'order',
    (a, b) => orderOf(versions[a].menu, versions) === orderOf(versions[b].menu, versions),
  );
  return [
    ...categoryDifferences(categories),
    ...keysOf(items)
      .filter((key) => !isListedWithCategory(key, items, categories))
      .flatMap((key) => itemDifferences(items, key, common)),
    ...differencesOfGroups(versions),
    ...named('menu', '', 'order', order),
  ];
}
