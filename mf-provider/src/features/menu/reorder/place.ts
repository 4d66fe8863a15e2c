import type { Direction, DraftAction, MenuDraft } from '../menu-draft.ts';

/** The entry that is being moved. */
export interface Moving {
  readonly kind: 'category' | 'item';
  readonly key: string;
}

/** Its place, counted among the others; a category has no category. */
export interface Place {
  readonly categoryKey: string | null;
  readonly index: number;
}

/** A place as text: which of how many, and in which category. */
export interface PlaceInWords {
  readonly name: string;
  readonly position: number;
  readonly count: number;
  /** Category of a dish. */
  readonly category: string;
}

/** The present place of an entry. */
export function placeOf(draft: MenuDraft, { kind, key }: Moving): Place | undefined {
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
export function stepFrom(draft: MenuDraft, moving: Moving, direction: Direction): Place | undefined {
  const from = placeOf(draft, moving);
  if (!from) return undefined;
  const index = from.index + direction;
  const at = draft.findIndex(({ key }) => key === from.categoryKey);
  const length = at < 0 ? draft.length : (draft[at]?.items.length ?? 0);
  if (index >= 0 && index < length) return { ...from, index };
  const next = at < 0 ? undefined : draft[at + direction];
  return next && { categoryKey: next.key, index: direction > 0 ? 0 : next.items.length };
}

/** The draft action that moves an entry to a place. */
export function placeAction({ key }: Moving, { categoryKey, index }: Place): DraftAction {
  return categoryKey === null
    ? { type: 'placeCategory', key, index }
    : { type: 'placeItem', key, categoryKey, index };
}

/** Describes the place of an entry. */
export function describePlace(draft: MenuDraft, moving: Moving): PlaceInWords | undefined {
  const place = placeOf(draft, moving);
  if (!place) return undefined;
  const category = draft.find(({ key }) => key === (place.categoryKey ?? moving.key));
  const item = category?.items.find(({ key }) => key === moving.key);
  return {
    name: item?.name ?? category?.category ?? '',
    position: place.index + 1,
    count: item ? (category?.items.length ?? 0) : draft.length,
    category: category?.category ?? '',
  };
}
