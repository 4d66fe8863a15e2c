import {
  openingState,
  type MenuCategory,
  type Restaurant,
  type RestaurantSummary,
  type Schedule,
} from 'shared-api/contract';
import { toAmount } from '../../lib/money.ts';
import { mapFees } from './delivery-fees.ts';

/** A row of `restaurant`. */
export interface RestaurantRow {
  readonly id: string;
  readonly provider_id: string;
  readonly owner_id: string | null;
  readonly slug: string;
  readonly is_confirmed: boolean;
  readonly name: string;
  readonly description: string;
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
  readonly is_closed: boolean;
  /** Reviews, and the sum of their ratings. */
  readonly rating_count: number;
  readonly rating_sum: number;
  readonly sort_name: string;
  readonly version: number;
  readonly deleted_at: Date | null;
}

/** The columns of a `RestaurantRow`, of a table called `r`. */
export const RESTAURANT_COLUMNS = `r.id, r.provider_id, r.owner_id, r.slug, r.is_confirmed, r.name, r.description,
  r.category, r.region, r.commune, r.address, r.landmark, r.phone, r.banner, r.bg_image, r.images, r.schedule,
  r.minimum_order, r.delivery_fee, r.delivery_fees, r.prep_minutes, r.rating_count, r.rating_sum, r.is_closed,
  r.sort_name, r.version, r.deleted_at`;

/** The address of a stored picture. */
export function filePath(name: string): string {
  return `/api/files/${name}`;
}

export function filePathOrNull(name: string | null): string | null {
  return name === null ? null : filePath(name);
}

export function presentSummary(row: RestaurantRow, now: number): RestaurantSummary {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    bannerUrl: filePathOrNull(row.banner),
    bgImage: filePathOrNull(row.bg_image),
    region: row.region,
    commune: row.commune,
    category: row.category,
    provider: { id: row.provider_id, slug: row.slug },
    opening: openingState(row.schedule, now),
    minimumOrder: toAmount(row.minimum_order),
    deliveryFee: toAmount(row.delivery_fee),
    prepMinutes: row.prep_minutes,
    rating: ratingOf(row),
  };
}

function ratingOf({ rating_count: count, rating_sum: sum }: RestaurantRow): RestaurantSummary['rating'] {
  return count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count };
}

function isPublic(row: RestaurantRow): boolean {
  return row.is_confirmed && row.deleted_at === null;
}

/** A summary for whoever manages it: says also whether visitors see it. */
export function presentManaged(row: RestaurantRow, now: number): RestaurantSummary {
  const removedAt = row.deleted_at?.toISOString() ?? null;
  return { ...presentSummary(row, now), isPublic: isPublic(row), removedAt };
}

export function presentRestaurant(row: RestaurantRow, menu: MenuCategory[], now: number): Restaurant {
  return {
    ...presentSummary(row, now),
    address: row.address,
    landmark: row.landmark,
    phone: row.phone,
    deliveryFees: mapFees(row.delivery_fees, toAmount),
    images: row.images.map(filePath),
    schedule: row.schedule,
    menu,
    version: row.version,
    isPublic: isPublic(row),
  };
}
