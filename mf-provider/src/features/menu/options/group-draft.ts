import type { OptionGroup } from 'shared-api/contract';
import {
  toDraftTexts,
  withText,
  type DraftTexts,
  type TextPlace,
} from '../../../lib/translation/translations.ts';
import type { RestaurantChange } from '../../../lib/update-restaurant.ts';

/** An option while it is edited. Whether it is sold out is not part of the draft: that switch is saved immediately. */
export interface DraftOption {
  /** The service's id, or a temporary one of an option that is not saved yet. */
  readonly key: string;
  readonly isNew: boolean;
  readonly name: string;
  /** The name in other languages. */
  readonly translations: DraftTexts;
  /** What it adds to the dish's price, in MRU. */
  readonly price: number;
  /** Key of the dish that it stands for; it has that dish's name. */
  readonly dish?: string | undefined;
}

/** How many of a group a customer chooses. */
export interface GroupRule {
  readonly min: number;
  readonly max: number;
  readonly free: number;
  readonly isRepeatable: boolean;
}

/** A group of options while it is edited. */
export interface DraftGroup extends GroupRule {
  readonly key: string;
  readonly isNew: boolean;
  readonly name: string;
  readonly translations: DraftTexts;
  readonly options: readonly DraftOption[];
}

/** The groups being edited, in the order shown. */
export type GroupsDraft = readonly DraftGroup[];

/** Changes of the groups. */
export type GroupAction =
  | { type: 'saveGroup'; group: DraftGroup }
  | { type: 'removeGroup'; key: string }
  | { type: 'insertGroup'; index: number; group: DraftGroup };

/** Creates the draft of stored groups. */
export function toGroups(groups: readonly OptionGroup[] = []): GroupsDraft {
  return groups.map(({ id, name, translations, min, max, free, isRepeatable, options }) => ({
    ...{ key: id, isNew: false, name, min, max, free, isRepeatable },
    translations: toDraftTexts(translations),
    options: options.map((option) => ({
      ...{ key: option.id, isNew: false, name: option.name, price: option.price },
      translations: toDraftTexts(option.translations),
      ...(option.dish !== undefined && { dish: option.dish }),
    })),
  }));
}

/** The groups of the update call. New ones have no id, but the key by which their dishes name them. */
export function toGroupsInput(groups: GroupsDraft): NonNullable<RestaurantChange['optionGroups']> {
  return groups.map(({ key, isNew, options, ...group }) => ({
    ...(isNew ? { key } : { id: key }),
    ...group,
    options: options.map(({ key: id, isNew: isNewOption, dish, name, price, translations }) => ({
      ...(isNewOption ? {} : { id }),
      ...{ name, price },
      ...(dish === undefined ? { translations, dish: null } : { dish }),
    })),
  }));
}

/** The content of the groups, without ids, for comparison: dishes of courses by their places in the menu. */
export function contentOfGroups(groups: GroupsDraft, dishes: Iterable<string>): unknown {
  const places = new Map([...dishes].map((key, place) => [key, place]));
  return groups.map(({ key: _key, isNew: _isNew, options, ...group }) => [
    group,
    ...options.map(({ name, translations, price, dish }) =>
      dish === undefined ? [name, translations, price] : [places.get(dish), price],
    ),
  ]);
}

/** Leaves an edited group in its place, or puts a new one last. */
function saveGroup(groups: GroupsDraft, group: DraftGroup): GroupsDraft {
  return groups.some(({ key }) => key === group.key)
    ? groups.map((entry) => (entry.key === group.key ? group : entry))
    : [...groups, group];
}

/** Changes one text of a group or of an option; all others stay the same objects. */
export function translateGroups(
  groups: GroupsDraft,
  key: string,
  place: TextPlace,
  text: string,
): GroupsDraft {
  const change = <Entry extends DraftGroup | DraftOption>(entry: Entry): Entry =>
    entry.key === key ? { ...entry, translations: withText(entry.translations, place, text) } : entry;
  return groups.map((group) =>
    group.options.some((option) => option.key === key)
      ? { ...group, options: group.options.map(change) }
      : change(group),
  );
}

/** Returns the next groups; does not change the given ones. */
export function changeGroups(groups: GroupsDraft, action: GroupAction): GroupsDraft {
  switch (action.type) {
    case 'saveGroup':
      return saveGroup(groups, action.group);
    case 'removeGroup':
      return groups.filter(({ key }) => key !== action.key);
    case 'insertGroup':
      return groups.toSpliced(action.index, 0, action.group);
  }
}
