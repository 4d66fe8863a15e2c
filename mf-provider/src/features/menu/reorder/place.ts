import type { Direction, DraftAction, MenuDraft } from '../menu-draft.ts';

/** A category or a dish. */
export interface MenuEntry {
  readonly kind: 'category' | 'item';
  readonly key: string;
}

/** The place of an entry, counted among the others; a category has no category. */
export interface Place {
  readonly categoryKey: string | null;
  readonly index: number;
}

/** A place as text: which of how many, and in which category. */
export interface PlaceDescription {
  readonly name: string;
  readonly position: number;
  readonly count: number;
  /** Category of a dish. */
  readonly category: string;
}

/** The present place of an entry. */
export function placeOf(draft: MenuDraft, { kind, key }: MenuEntry): Place | undefined {
  if (kind === 'category') {
    const index = draft.findIndex((category) => category.key === key);
    return index < 0 ? undefined : { categoryKey: null, index };
  }
  for (const category of draft) {
    const index = category.items.findIndex((item) => item.key === key);
    if (index >= 0) return { categoryKey: category.key, index };
  }
  return undefined;
}

/** The place one step up or down; from the end of a category into the next one. Undefined at the ends. */
export function stepFrom(draft: MenuDraft, entry: MenuEntry, direction: Direction): Place | undefined {
  const from = placeOf(draft, entry);
  if (!from) return undefined;
  const index = from.index + direction;
  const at = draft.findIndex(({ key }) => key === from.categoryKey);
  const length = at < 0 ? draft.length : (draft[at]?.items.length ?? 0);
  if (index >= 0 && index < length) return { ...from, index };
  const next = at < 0 ? undefined : draft[at + direction];
  return next && { categoryKey: next.key, index: direction > 0 ? 0 : next.items.length };
}

/** The draft action that moves an entry to a place. */
export function placeAction({ key }: MenuEntry, { categoryKey, index }: Place): DraftAction {
  return categoryKey === null
    ? { type: 'moveCategory', key, index }
    : { type: 'moveItem', key, categoryKey, index };
}

/** Describes the place of an entry. */
export function describePlace(draft: MenuDraft, entry: MenuEntry): PlaceDescription | undefined {
  const place = placeOf(draft, entry);
  if (!place) return undefined;
  const category = draft.find(({ key }) => key === (place.categoryKey ?? entry.key));
  const item = category?.items.find(({ key }) => key === entry.key);
  return {
    name: item?.name ?? category?.category ?? '',
    position: place.index + 1,
    count: item ? (category?.items.length ?? 0) : draft.length,
    category: category?.category ?? '',
  };
}
