import type { Translations } from 'shared-api/contract';
import type { CreateOrder, OrderedRestaurant } from './order-facts.ts';

interface Named {
  readonly name: string;
  readonly translations: Translations<'name'>;
}

/**
 * Whether dishes and options still have the names that their customer saw, in whatever language: a name that was given
 * in one more language since is no other dish.
 */
export function haveNames(
  items: CreateOrder['items'],
  expected: CreateOrder['expectedNames'] = [],
  restaurant: Pick<OrderedRestaurant, 'items'>,
): boolean {
  const menu = new Map(restaurant.items.map((item) => [item.id, item]));
  return expected.every((names, place) => {
    const { id, options = [] } = items[place] ?? {};
    const dish = menu.get(id ?? '');
    const choosable = dish?.groups.flatMap((group) => group.options) ?? [];
    const chosen = options.map((one) => choosable.find((option) => option.id === one.id));
    return [dish, ...chosen].every((named, index) => hasName(named, names[index]));
  });
}

function hasName(named: Named | undefined, expected: string | undefined): boolean {
  if (!named || expected === undefined) return true;
  return [named.name, ...Object.values(named.translations).map(({ name }) => name)].includes(expected);
}
