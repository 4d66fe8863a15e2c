import type { DraftTexts } from '../../../lib/translation/translations.ts';
import type { MenuDraft } from '../menu-draft.ts';
import type { DraftGroup, DraftOption, GroupsDraft } from './group-draft.ts';

/** Name of a dish, as an option of a course takes it over. */
export interface DishName {
  readonly name: string;
  readonly translations: DraftTexts;
}

/** The names of the dishes of a menu by key, in its order. */
export function dishNames(menu: MenuDraft): ReadonlyMap<string, DishName> {
  return new Map(menu.flatMap(({ items }) => items.map((item) => [item.key, item] as const)));
}

/** Whether customers choose among dishes: a course of a set menu. */
export function isCourse({ options }: Pick<DraftGroup, 'options'>): boolean {
  return options.some(({ dish }) => dish !== undefined);
}

/** Gives options that stand for dishes their names; the others, and groups without any, stay the same objects. */
export function nameCourses(groups: GroupsDraft, menu: MenuDraft): GroupsDraft {
  if (!groups.some(isCourse)) return groups;
  const dishes = dishNames(menu);
  const named = (option: DraftOption): DraftOption => {
    const dish = option.dish === undefined ? undefined : dishes.get(option.dish);
    if (!dish || (dish.name === option.name && dish.translations === option.translations)) return option;
    return { ...option, name: dish.name, translations: dish.translations };
  };
  return groups.map((group) => (isCourse(group) ? { ...group, options: group.options.map(named) } : group));
}

/**
 * The groups without what stands for dishes that are removed, nor those of which nothing is left then. A removal that
 * is undone brings both back.
 */
export function presentGroups(groups: GroupsDraft, menu: MenuDraft): GroupsDraft {
  if (!groups.some(isCourse)) return groups;
  const dishes = dishNames(menu);
  return groups.flatMap((group) => {
    const options = group.options.filter(({ dish }) => dish === undefined || dishes.has(dish));
    if (options.length === group.options.length) return [group];
    return options.length === 0 ? [] : [withinReach({ ...group, options })];
  });
}

/** No more is required than there are options. */
export function withinReach(group: DraftGroup): DraftGroup {
  const { min, isRepeatable, options } = group;
  return isRepeatable ? group : { ...group, min: Math.min(min, options.length) };
}
