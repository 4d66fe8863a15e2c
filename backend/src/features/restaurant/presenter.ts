import {
  openingState,
  type MenuCategory,
  type MenuItem,
  type PendingApproval,
  type Restaurant,
  type RestaurantSummary,
} from 'shared-api/contract';
import { toAmount } from '../../lib/money.ts';
import { mapFees } from './delivery-fees.ts';
import type { ItemJson, MenuColumns, RestaurantRow } from './restaurant-row.ts';

/** The URL path of a stored picture. */
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

/** The weighted mean, and how many reviews there are. */
function ratingOf(row: RestaurantRow): RestaurantSummary['rating'] {
  const { rating_count: count, rating_sum: sum } = row;
  if (count === 0) return null;
  const mean = (sum + row.rating_extra_sum) / (count + row.rating_extra_weight);
  return { average: Math.round(mean * 10) / 10, count };
}

function isPublic(row: RestaurantRow): boolean {
  return row.is_confirmed && row.deleted_at === null;
}

/** What waits for an admin or was declined; for its owner and admins. */
export function presentApproval(row: RestaurantRow): PendingApproval | null {
  const { approval_of: of, approval_at: at, approval_reason: reason } = row;
  if (of === null || at === null) return null;
  const { name, region, commune } = row.wanted ?? row;
  const closeTo = row.close_names.map((close) => close.name);
  const state = reason === null ? 'waiting' : 'declined';
  return { of, state, at: at.toISOString(), reason, name, region, commune, closeTo };
}

/** A summary for its owner or an admin: also whether visitors see it, what waits, and when it was removed. */
export function presentManaged(row: RestaurantRow, now: number): RestaurantSummary {
  const removedAt = row.deleted_at?.toISOString() ?? null;
  return { ...presentSummary(row, now), isPublic: isPublic(row), approval: presentApproval(row), removedAt };
}

/** A restaurant as visitors see it. */
export function presentRestaurant(row: RestaurantRow, menu: MenuCategory[], now: number): Restaurant {
  return {
    ...presentSummary(row, now),
    address: row.address,
    landmark: row.landmark,
    phone: row.phone,
    deliveryFees: mapFees(row.delivery_fees, toAmount),
    acceptsLargeOrders: row.accepts_large_orders,
    images: row.images.map(filePath),
    schedule: row.schedule,
    menu,
    version: row.version,
    isPublic: isPublic(row),
  };
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
