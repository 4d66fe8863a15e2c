import type { Queryable } from '../../infra/database/database.ts';
import { saveOptions } from '../../features/restaurant/save-options.ts';
import type { DemoGroup, DemoRestaurant } from '../data/types.ts';
import { nameTranslations } from './translations.ts';

/** Stores the option groups of a demo menu; their ids by group. */
export async function loadOptions(
  db: Queryable,
  restaurantId: string,
  { language, menu }: DemoRestaurant,
  now: number,
): Promise<ReadonlyMap<DemoGroup, string>> {
  const groups = new Set(menu.flatMap(({ items }) => items.flatMap((dish) => dish.groups ?? [])));
  if (groups.size === 0) return new Map();
  const texts = ({ names }: Pick<DemoGroup, 'names'>) => ({
    name: names[language],
    translations: nameTranslations(language, { names }),
  });
  const inputs = [...groups].map((group) => {
    const { min, max, free, isRepeatable } = group;
    const options = group.options.map((one) => ({ ...texts(one), price: one.price }));
    return { ...texts(group), key: group.names.fr, min, max, free, isRepeatable, options };
  });
  const ids = await saveOptions(db, restaurantId, inputs, { dishes: new Map(), language }, now);
  return new Map([...groups].map((group) => [group, ids.get(group.names.fr) ?? '']));
}
