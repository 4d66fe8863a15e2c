import type { MenuCategory, MenuItem } from 'shared-api/contract';
import { toAmount } from '../../lib/money.ts';
import { filePathOrNull } from './restaurant-row.ts';

/** A category as `json_build_object` gives it. */
export interface CategoryJson {
  readonly id: string;
  readonly name: string;
}

/** An item as `json_build_object` gives it; price in minor units, image a file name. */
export interface ItemJson {
  readonly id: string;
  readonly category_id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly image: string | null;
  readonly sold_out_until: string | null;
}

/** Columns of a query over `restaurant r`: its live menu as two JSON arrays, each in the order shown. */
export const MENU_COLUMNS = `
  COALESCE((SELECT json_agg(json_build_object('id', c.id, 'name', c.name) ORDER BY c.position, c.id)
            FROM menu_category c WHERE c.restaurant_id = r.id AND c.deleted_at IS NULL), '[]') AS categories,
  COALESCE((SELECT json_agg(json_build_object('id', i.id, 'category_id', i.category_id, 'name', i.name,
              'description', i.description, 'price', i.price, 'image', i.image,
              'sold_out_until', i.sold_out_until) ORDER BY i.position, i.id)
            FROM menu_item i WHERE i.restaurant_id = r.id AND i.deleted_at IS NULL), '[]') AS items`;

export interface MenuColumns {
  readonly categories: readonly CategoryJson[];
  readonly items: readonly ItemJson[];
}

export function presentItem(item: ItemJson, now: number): MenuItem {
  const until = item.sold_out_until === null ? 0 : Date.parse(item.sold_out_until);
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    price: toAmount(item.price),
    image: filePathOrNull(item.image),
    soldOutUntil: until > now ? new Date(until).toISOString() : null,
  };
}

export function presentMenu({ categories, items }: MenuColumns, now: number): MenuCategory[] {
  const byCategory = Map.groupBy(items, (item) => item.category_id);
  return categories.map(({ id, name }) => ({
    id,
    category: name,
    items: (byCategory.get(id) ?? []).map((item) => presentItem(item, now)),
  }));
}
