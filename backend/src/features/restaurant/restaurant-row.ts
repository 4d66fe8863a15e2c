import type {
  LaterOrders,
  Language,
  MissingPart,
  Promotion,
  RestaurantSummary,
  Schedule,
  Translations,
} from 'shared-api/contract';
import { GROUPS_COLUMN, type GroupJson } from './option-row.ts';
import { PORTIONS_COLUMN, type PortionsById } from './portions.ts';

/** A row of `restaurant`. */
export interface RestaurantRow {
  readonly id: string;
  readonly provider_id: string;
  readonly owner_id: string | null;
  readonly slug: string;
  readonly is_confirmed: boolean;
  readonly name: string;
  readonly description: string;
  /** Of name, description and menu, as they were written first; null where nobody has said. */
  readonly language: Language | null;
  readonly translations: Translations<'name' | 'description'>;
  readonly category: RestaurantSummary['category'];
  readonly region: string | null;
  readonly commune: string | null;
  readonly address: string | null;
  readonly landmark: string | null;
  readonly phone: string | null;
  /** File names, as are `bg_image` and `images`. */
  readonly banner: string | null;
  readonly bg_image: string | null;
  readonly images: readonly string[];
  readonly schedule: Schedule;
  readonly minimum_order: number;
  readonly delivery_fee: number;
  /** By commune, in minor units; null where it does not deliver. */
  readonly delivery_fees: Readonly<Record<string, number | null>>;
  readonly prep_minutes: number;
  readonly accepts_large_orders: boolean;
  readonly delivery_minutes: number;
  readonly later_orders: LaterOrders | null;
  /** Null if it never had any. */
  readonly promotions: readonly Promotion[] | null;
  readonly is_closed: boolean;
  /** What it lacks before it is listed and takes orders. */
  readonly missing: readonly MissingPart[];
  /** Number of published reviews, sum of their ratings, and what weights above 1 add to both. */
  readonly rating_count: number;
  readonly rating_sum: number;
  readonly rating_extra_weight: number;
  readonly rating_extra_sum: number;
  readonly sort_name: string;
  readonly version: number;
  readonly deleted_at: Date | null;
  /** What an admin has yet to accept or has declined: all of it, or its new name and place. */
  readonly approval_of: 'restaurant' | 'name' | null;
  readonly approval_at: Date | null;
  /** Why it was declined. */
  readonly approval_reason: string | null;
  /** The name and place that wait, while the former ones are public. */
  readonly wanted: NameAndPlace | null;
  readonly close_names: readonly CloseName[];
}

/** Name, region and commune of a restaurant. */
export interface NameAndPlace {
  readonly name: string;
  readonly region: string | null;
  readonly commune: string | null;
}

/** Another owner's public restaurant whose name a visitor may take for the one in question. */
export interface CloseName {
  readonly id: string;
  readonly name: string;
}

/** The columns of a `RestaurantRow`, over `restaurant r`. */
export const RESTAURANT_COLUMNS = `r.id, r.provider_id, r.owner_id, r.slug, r.is_confirmed, r.name, r.description,
  r.language, r.translations,
  r.category, r.region, r.commune, r.address, r.landmark, r.phone, r.banner, r.bg_image, r.images, r.schedule,
  r.minimum_order, r.delivery_fee, r.delivery_fees, r.prep_minutes, r.accepts_large_orders, r.delivery_minutes, r.later_orders,
  r.promotions,
  r.rating_count, r.rating_sum, r.rating_extra_weight, r.rating_extra_sum, r.is_closed, r.missing,
  r.sort_name, r.version, r.deleted_at, r.approval_of, r.approval_at, r.approval_reason, r.wanted, r.close_names`;

/** Of `restaurant r`: visitors find it, in lists and in the sitemap. Indexes have it word for word. */
export const LISTED = `r.is_confirmed AND r.deleted_at IS NULL AND r.missing = '{}'`;

/** A menu category as `MENU_COLUMNS` returns it. */
export interface CategoryJson {
  readonly id: string;
  readonly name: string;
  readonly translations: Translations<'name'>;
}

/** A dish as `MENU_COLUMNS` returns it; price in minor units, image a file name. */
export interface ItemJson {
  readonly id: string;
  readonly category_id: string;
  readonly name: string;
  readonly description: string;
  readonly translations: Translations<'name' | 'description'>;
  readonly price: number;
  readonly image: string | null;
  readonly sold_out_until: string | null;
  /** Ids of what can be chosen of it; some may be deleted. */
  readonly option_groups: readonly string[];
}

/** SQL: a dish as JSON, over `menu_item i`. */
export const ITEM_JSON = `json_build_object('id', i.id, 'category_id', i.category_id, 'name', i.name,
  'description', i.description, 'translations', i.translations, 'price', i.price, 'image', i.image,
  'sold_out_until', i.sold_out_until, 'option_groups', i.option_groups)`;

/** Column: how often the promotions of `restaurant r` were used, by all customers together. */
export const USES_COLUMN = `CASE WHEN r.promotions IS NOT NULL THEN (
    SELECT json_object_agg(p.promotion_id, p.taken) FROM promotion_use p
    WHERE p.restaurant_id = r.id AND p.customer = '') END AS promotion_uses`;

/** How often promotions were used, by their ids; null for a restaurant without any. */
export interface UsesColumn {
  readonly promotion_uses: Readonly<Record<string, number>> | null;
}

/**
 * Columns of the menu of a restaurant `r`: categories, dishes and option groups as JSON arrays, each in the order
 * shown, the numbers for today, and the uses of its promotions.
 */
export const MENU_COLUMNS = `
  COALESCE((SELECT json_agg(json_build_object('id', c.id, 'name', c.name, 'translations', c.translations) ORDER BY c.position, c.id)
            FROM menu_category c WHERE c.restaurant_id = r.id AND c.deleted_at IS NULL), '[]') AS categories,
  COALESCE((SELECT json_agg(${ITEM_JSON} ORDER BY i.position, i.id)
            FROM menu_item i WHERE i.restaurant_id = r.id AND i.deleted_at IS NULL), '[]') AS items,
  ${GROUPS_COLUMN}, ${PORTIONS_COLUMN}, ${USES_COLUMN}`;

export interface MenuColumns extends UsesColumn {
  readonly categories: readonly CategoryJson[];
  readonly items: readonly ItemJson[];
  readonly option_groups: readonly GroupJson[];
  readonly portions: PortionsById;
}
