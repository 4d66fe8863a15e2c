import type { Queryable } from '../../infra/database/database.ts';
import { deleteSurplus } from './delete-removed.ts';
import { dishIds, type MenuInput, type StoredMenu } from './menu-plan.ts';
import type { OptionGroupsInput } from './option-plan.ts';
import { findDishIds, saveMenu, type MenuTarget } from './save-menu.ts';
import { findGroupIds, saveOptions } from './save-options.ts';

/** What a change says of dishes and options; what it leaves out stays. */
interface DishesAndOptions {
  readonly menu?: MenuInput | undefined;
  readonly optionGroups?: OptionGroupsInput | undefined;
}

/**
 * Replaces dishes, option groups or both of a restaurant that the caller has locked; each names the other's by id, or
 * by a key of the same change.
 *
 * @throws ServiceError those of `saveOptions` and `saveMenu`
 */
export async function saveDishesAndOptions(
  db: Queryable,
  target: MenuTarget,
  { menu, optionGroups }: DishesAndOptions,
  { pictures, language }: Pick<StoredMenu, 'pictures' | 'language'>,
  now: number,
): Promise<void> {
  if (!menu && !optionGroups) return;
  const { restaurantId: id } = target;
  const dishes = menu ? dishIds(menu, now) : await findDishIds(db, id);
  const groups = optionGroups
    ? await saveOptions(db, id, optionGroups, { dishes, language }, now)
    : await findGroupIds(db, id);
  if (menu) await saveMenu(db, target, menu, { pictures, groups, dishes, language }, now);
  await deleteSurplus(db, id, now);
}
