import { sideOf, type Choices } from '../../lib/conflict/difference.ts';
import type { EditedMenu } from './edited-menu.ts';
import { interleave, isKept, mergeTexts, type Chosen } from './merge.ts';
import type { DraftCategory, DraftItem, MenuDraft } from './menu-draft.ts';
import { categoriesOf, commonGroups, differencesOf, itemsOf, type PlacedItem } from './menu-versions.ts';
import { mergeGroups } from './options/group-merge.ts';
import type { MenuVersions } from './versions.ts';

function chosenBy(versions: MenuVersions, choices: Choices): Chosen {
  const sides = new Map(
    differencesOf(versions).map((difference) => [difference.id, sideOf(difference, choices)]),
  );
  return (id) => sides.get(id);
}

/** The groups of a dish: the chosen side's, with those that the other side alone has made or preserved. */
function mergeItemGroups(chosen: DraftItem, other: DraftItem, common: ReadonlySet<string>): string[] {
  const only = other.groups.filter((key) => !common.has(key));
  const order = interleave(chosen.groups, other.groups);
  return order.filter((key) => chosen.groups.includes(key) || only.includes(key));
}

function mergeItem(
  key: string,
  mine: PlacedItem,
  theirs: PlacedItem,
  chosen: Chosen,
  common: ReadonlySet<string>,
): PlacedItem {
  const pick = (field: string) => (chosen(`${key}.${field}`) === 'theirs' ? theirs : mine);
  const item: DraftItem = {
    ...mine.item,
    name: pick('name').item.name,
    description: pick('description').item.description,
    price: pick('price').item.price,
    image: pick('image').item.image,
    translations: mergeTexts(key, mine.item.translations, theirs.item.translations, chosen),
    groups:
      chosen(`${key}.groups`) === 'theirs'
        ? mergeItemGroups(theirs.item, mine.item, common)
        : mergeItemGroups(mine.item, theirs.item, common),
  };
  return { item, categoryKey: pick('place').categoryKey };
}

function mergeItems(versions: MenuVersions, chosen: Chosen): Map<string, PlacedItem> {
  const ours = itemsOf(versions.mine.menu);
  const others = itemsOf(versions.theirs.menu);
  const common = commonGroups(versions);
  const merged = new Map<string, PlacedItem>();
  for (const key of new Set([...ours.keys(), ...others.keys()])) {
    const a = ours.get(key);
    const b = others.get(key);
    if (a && b) merged.set(key, mergeItem(key, a, b, chosen, common));
    else if (a && isKept(chosen, key, a.categoryKey, 'mine')) merged.set(key, a);
    else if (b && isKept(chosen, key, b.categoryKey, 'theirs')) merged.set(key, b);
  }
  return merged;
}

type CategoryTexts = Pick<DraftCategory, 'category' | 'translations'>;

function mergeCategories(
  { mine, theirs }: MenuVersions,
  items: ReadonlyMap<string, PlacedItem>,
  chosen: Chosen,
): Map<string, CategoryTexts> {
  const ours = categoriesOf(mine.menu);
  const others = categoriesOf(theirs.menu);
  // A dish in the result needs its category.
  const needed = new Set([...items.values()].map(({ categoryKey }) => categoryKey));
  const merged = new Map<string, CategoryTexts>();
  for (const key of new Set([...ours.keys(), ...others.keys()])) {
    const a = ours.get(key);
    const b = others.get(key);
    const named = chosen(`${key}.name`) === 'theirs' ? (b ?? a) : (a ?? b);
    const owner = a === undefined ? 'theirs' : 'mine';
    const isThere =
      (a !== undefined && b !== undefined) || needed.has(key) || isKept(chosen, key, undefined, owner);
    if (!isThere || !named) continue;
    const translations =
      a && b ? mergeTexts(key, a.translations, b.translations, chosen) : named.translations;
    merged.set(key, { category: named.category, translations });
  }
  return merged;
}

/** Merges both versions, difference by difference. */
export function mergeMenus(versions: MenuVersions, choices: Choices): EditedMenu {
  const chosen = chosenBy(versions, choices);
  return { menu: mergeDishes(versions, chosen), groups: mergeGroups(versions, chosen) };
}

function mergeDishes(versions: MenuVersions, chosen: Chosen): MenuDraft {
  const items = mergeItems(versions, chosen);
  const categories = mergeCategories(versions, items, chosen);
  const { menu: mine } = versions.mine;
  const { menu: theirs } = versions.theirs;
  const [first, second] = chosen('order') === 'theirs' ? [theirs, mine] : [mine, theirs];
  const keys = (menu: MenuDraft) => menu.map(({ key }) => key);
  const itemKeys = (menu: MenuDraft, categoryKey: string) =>
    menu.find(({ key }) => key === categoryKey)?.items.map(({ key }) => key) ?? [];
  const known = new Set(keys(theirs));

  return interleave(keys(first), keys(second)).flatMap((key) => {
    const texts = categories.get(key);
    if (!texts) return [];
    const order = interleave(itemKeys(first, key), itemKeys(second, key));
    const rows = order.flatMap((itemKey) => {
      const placed = items.get(itemKey);
      return placed?.categoryKey === key ? [placed.item] : [];
    });
    const isNew = !known.has(key) && (mine.find((entry) => entry.key === key)?.isNew ?? false);
    return [{ key, isNew, ...texts, items: rows }];
  });
}
