import type { MenuCategory } from 'shared-api/contract';
import {
  toDraftTexts,
  withText,
  type DraftTexts,
  type TextPlace,
} from '../../lib/translation/translations.ts';
import type { RestaurantChange } from '../../lib/update-restaurant.ts';
import type { GroupsDraft } from './options/group-draft.ts';

/** A dish while it is edited. Its availability is not part of the draft: that switch is saved immediately. */
export interface DraftItem {
  /** The service's id, or a temporary one of a dish that is not saved yet. */
  readonly key: string;
  readonly isNew: boolean;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly image: string | null;
  /** Name and description in other languages. */
  readonly translations: DraftTexts;
  /** Keys of its groups of options, in the order shown. */
  readonly groups: readonly string[];
}

/** A category while it is edited. */
export interface DraftCategory {
  readonly key: string;
  readonly isNew: boolean;
  readonly category: string;
  /** The name in other languages. */
  readonly translations: DraftTexts;
  readonly items: readonly DraftItem[];
}

/** The menu being edited, in the order shown. */
export type MenuDraft = readonly DraftCategory[];

/** One step up or down. */
export type Direction = -1 | 1;

/** Changes of a draft. */
export type DraftAction =
  | { type: 'reset'; draft: MenuDraft }
  | { type: 'addCategory'; key: string; name: string }
  | { type: 'renameCategory'; key: string; name: string; translations: DraftTexts }
  | { type: 'translate'; key: string; place: TextPlace; text: string }
  | { type: 'moveCategory'; key: string; index: number }
  | { type: 'removeCategory'; key: string }
  | { type: 'insertCategory'; index: number; category: DraftCategory }
  | { type: 'saveItem'; categoryKey: string; item: DraftItem }
  | { type: 'moveItem'; key: string; categoryKey: string; index: number }
  | { type: 'removeItem'; key: string }
  | { type: 'insertItem'; categoryKey: string; index: number; item: DraftItem };

/** Creates the draft of a stored menu. */
export function toDraft(menu: readonly MenuCategory[]): MenuDraft {
  return menu.map(({ id, category, translations, items }) => ({
    key: id,
    isNew: false,
    category,
    translations: toDraftTexts(translations),
    items: items.map(({ id: key, name, description, price, image, translations: texts, optionGroups }) => ({
      key,
      isNew: false,
      name,
      description,
      price,
      image,
      translations: toDraftTexts(texts),
      groups: optionGroups ?? [],
    })),
  }));
}

/** The content of a menu, without ids, for comparison: a dish's groups by their places among all. */
export function contentOf(draft: MenuDraft, groups: GroupsDraft): unknown {
  const places = new Map(groups.map(({ key }, place) => [key, place]));
  return draft.map(({ category, translations, items }) => [
    [category, translations],
    ...items.map((item) => [
      ...[item.name, item.description, item.price, item.image, item.translations],
      item.groups.flatMap((key) => places.get(key) ?? []),
    ]),
  ]);
}

/** The menu of the update call; new entries have no id, new dishes a key. Groups that are deleted are left out. */
export function toMenuInput(draft: MenuDraft, groups: GroupsDraft): NonNullable<RestaurantChange['menu']> {
  const known = new Set(groups.map(({ key }) => key));
  return draft.map(({ key, isNew, category, translations, items }) => ({
    ...(isNew ? {} : { id: key }),
    category,
    translations,
    items: items.map((item) => ({
      ...(item.isNew ? { key: item.key } : { id: item.key }),
      name: item.name,
      description: item.description,
      price: item.price,
      image: item.image,
      translations: item.translations,
      optionGroups: item.groups.filter((key) => known.has(key)),
    })),
  }));
}

function inEach(draft: MenuDraft, change: (items: readonly DraftItem[]) => readonly DraftItem[]): MenuDraft {
  return draft.map((category) => ({ ...category, items: change(category.items) }));
}

function withItems(
  draft: MenuDraft,
  categoryKey: string,
  change: (items: readonly DraftItem[]) => readonly DraftItem[],
): MenuDraft {
  return draft.map((category) =>
    category.key === categoryKey ? { ...category, items: change(category.items) } : category,
  );
}

/** Leaves an edited dish in its place, or puts it last in its new category. */
function saveItem(draft: MenuDraft, categoryKey: string, item: DraftItem): MenuDraft {
  const stays = draft.some(
    ({ key, items }) => key === categoryKey && items.some((candidate) => candidate.key === item.key),
  );
  if (stays) {
    return withItems(draft, categoryKey, (items) =>
      items.map((candidate) => (candidate.key === item.key ? item : candidate)),
    );
  }
  const without = inEach(draft, (items) => items.filter((candidate) => candidate.key !== item.key));
  return withItems(without, categoryKey, (items) => [...items, item]);
}

/** Changes one text of a category or a dish; everything else stays the same object, so that only its row renders. */
function translate(draft: MenuDraft, key: string, place: TextPlace, text: string): MenuDraft {
  const change = <Entry extends { key: string; translations: DraftTexts }>(entry: Entry): Entry =>
    entry.key === key ? { ...entry, translations: withText(entry.translations, place, text) } : entry;
  return draft.map((category) =>
    category.items.some((item) => item.key === key)
      ? { ...category, items: category.items.map(change) }
      : change(category),
  );
}

/** Positions count the other entries only, without the moved one. */
function moveCategory(draft: MenuDraft, key: string, index: number): MenuDraft {
  const category = draft.find((entry) => entry.key === key);
  if (!category) return draft;
  return draft.filter((entry) => entry !== category).toSpliced(index, 0, category);
}

function moveItem(draft: MenuDraft, key: string, categoryKey: string, index: number): MenuDraft {
  const item = draft.flatMap(({ items }) => items).find((entry) => entry.key === key);
  if (!item || !draft.some((category) => category.key === categoryKey)) return draft;
  const without = inEach(draft, (items) => items.filter((entry) => entry !== item));
  return withItems(without, categoryKey, (items) => items.toSpliced(index, 0, item));
}

/** Returns the next draft; does not change the given one. */
export function changeDraft(draft: MenuDraft, action: DraftAction): MenuDraft {
  switch (action.type) {
    case 'reset':
      return action.draft;
    case 'addCategory':
      return [...draft, { key: action.key, isNew: true, category: action.name, translations: {}, items: [] }];
    case 'renameCategory':
      return draft.map((entry) =>
        entry.key === action.key
          ? { ...entry, category: action.name, translations: action.translations }
          : entry,
      );
    case 'translate':
      return translate(draft, action.key, action.place, action.text);
    case 'moveCategory':
      return moveCategory(draft, action.key, action.index);
    case 'removeCategory':
      return draft.filter(({ key }) => key !== action.key);
    case 'insertCategory':
      return draft.toSpliced(action.index, 0, action.category);
    case 'saveItem':
      return saveItem(draft, action.categoryKey, action.item);
    case 'moveItem':
      return moveItem(draft, action.key, action.categoryKey, action.index);
    case 'removeItem':
      return inEach(draft, (items) => items.filter(({ key }) => key !== action.key));
    case 'insertItem':
      return withItems(draft, action.categoryKey, (items) => items.toSpliced(action.index, 0, action.item));
  }
}
