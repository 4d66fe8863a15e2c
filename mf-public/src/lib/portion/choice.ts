import { choiceProblems, type ChosenOption } from 'shared-api/contract';
import type { DishGroup } from './dish-groups.ts';

/** What of a choice can still be had. */
export function offeredOf(
  groups: readonly DishGroup[],
  chosen: readonly ChosenOption[],
): readonly ChosenOption[] {
  return chosen.flatMap(({ id, quantity }) => {
    const group = groups.find(({ options }) => options.some((one) => one.id === id && !one.isSoldOut));
    const { portionsLeft = quantity } = group?.options.find((one) => one.id === id) ?? {};
    return group ? [{ id, quantity: group.isRepeatable ? Math.min(quantity, portionsLeft) : 1 }] : [];
  });
}

/** The groups of which too few or too many are chosen. */
export function wrongGroupsOf(
  groups: readonly DishGroup[],
  chosen: readonly ChosenOption[],
): readonly DishGroup[] {
  const ids = choiceProblems(groups, chosen).flatMap((one) => ('groupId' in one ? [one.groupId] : []));
  return groups.filter(({ id }) => ids.includes(id));
}
