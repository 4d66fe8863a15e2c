import { sideOf, type Choices, type Side } from '../../lib/conflict/difference.ts';
import type { DraftItem, MenuDraft } from './menu-draft.ts';
import {
  categoriesOf,
  differencesOf,
  itemsOf,
  presenceId,
  type MenuVersions,
  type PlacedItem,
} from './menu-versions.ts';

/** Merges two lists in the order of the first; entries of the second alone follow their neighbour there. */
function interleave(first: readonly string[], second: readonly string[]): string[] {
  const merged = [...first];
  second.forEach((key, index) => {
    if (merged.includes(key)) return;
    const before = second.slice(0, index).findLast((candidate) => merged.includes(candidate));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key);
  });
  return merged;
}

/** The side chosen for a difference; undefined where there is none. */
type Chosen = (id: string) => Side | undefined;

function chosenBy(versions: MenuVersions, choices: Choices): Chosen {
  const sides = new Map(
    differencesOf(versions).map((difference) => [difference.id, sideOf(difference, choices)]),
  );
  return (id) => sides.get(id);
}

/** Whether an entry that one side alone has is in the result, by its own choice or that of its category. */
function isKept(chosen: Chosen, key: string, categoryKey: string | undefined, owner: Side): boolean {
  const side = chosen(presenceId(key)) ?? (categoryKey && chosen(presenceId(categoryKey)));
  return side === owner;
}

function mergeItem(key: string, mine: PlacedItem, theirs: PlacedItem, chosen: Chosen): PlacedItem {
  const pick = (field: string) => (chosen(`${key}.${field}`) === 'theirs' ? theirs : mine);
  const item: DraftItem = {
    ...mine.item,
    name: pick('name').item.name,
    description: pick('description').item.description,
    price: pick('price').item.price,
    image: pick('image').item.image,
  };
  return { item, categoryKey: pick('place').categoryKey };
}

function mergeItems({ mine, theirs }: MenuVersions, chosen: Chosen): Map<string, PlacedItem> {
  const ours = itemsOf(mine);
  const others = itemsOf(theirs);
  const merged = new Map<string, PlacedItem>();
  for (const key of new Set([...ours.keys(), ...others.keys()])) {
    const a = ours.get(key);
    const b = others.get(key);
    if (a && b) merged.set(key, mergeItem(key, a, b, chosen));
    else if (a && isKept(chosen, key, a.categoryKey, 'mine')) merged.set(key, a);
    else if (b && isKept(chosen, key, b.categoryKey, 'theirs')) merged.set(key, b);
  }
  return merged;
}

function mergeCategories(
  { mine, theirs }: MenuVersions,
  items: ReadonlyMap<string, PlacedItem>,
  chosen: Chosen,
): Map<string, string> {
  const ours = categoriesOf(mine);
  const others = categoriesOf(theirs);
  // A dish in the result needs its category.
  const needed = new Set([...items.values()].map(({ categoryKey }) => categoryKey));
  const merged = new Map<string, string>();
  for (const key of new Set([...ours.keys(), ...others.keys()])) {
    const a = ours.get(key);
    const b = others.get(key);
    const name = chosen(`${key}.name`) === 'theirs' ? (b ?? a) : (a ?? b);
    const owner = a === undefined ? 'theirs' : 'mine';
    const isThere =
      (a !== undefined && b !== undefined) || needed.has(key) || isKept(chosen, key, undefined, owner);
    if (isThere && name !== undefined) merged.set(key, name);
  }
  return merged;
}

/** Merges both versions, difference by difference. */
export function mergeMenus(versions: MenuVersions, choices: Choices): MenuDraft {
  const chosen = chosenBy(versions, choices);
  const items = mergeItems(versions, chosen);
  const categories = mergeCategories(versions, items, chosen);
  const { mine, theirs } = versions;
  const [first, second] = chosen('order') === 'theirs' ? [theirs, mine] : [mine, theirs];
  const keys = (menu: MenuDraft) => menu.map(({ key }) => key);
  const itemKeys = (menu: MenuDraft, categoryKey: string) =>
    menu.find(({ key }) => key === categoryKey)?.items.map(({ key }) => key) ?? [];
  const known = new Set(keys(theirs));

  return interleave(keys(first), keys(second)).flatMap((key) => {
    const category = categories.get(key);
    if (category === undefined) return [];
    const order = interleave(itemKeys(first, key), itemKeys(second, key));
    const rows = order.flatMap((itemKey) => {
      const placed = items.get(itemKey);
      return placed?.categoryKey === key ? [placed.item] : [];
    });
    const isNew = !known.has(key) && (mine.find((entry) => entry.key === key)?.isNew ?? false);
    return [{ key, isNew, category, items: rows }];
  });
}
