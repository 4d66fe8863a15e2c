import {
  MISSING_PARTS,
  NOT_YET_OPEN,
  openingState,
  toAmount,
  type Language,
  type MenuCategory,
  type MenuItem,
  type MissingPart,
  type PendingApproval,
  type Restaurant,
  type RestaurantSummary,
} from 'shared-api/contract';
import { mapFees } from './delivery-fees.ts';
import { presentOffers, takesCodes, usedUpOf, type UsedUp } from './offers.ts';
import { presentGroups } from './option-row.ts';
import { presentAvailability, type PortionsById } from './portions.ts';
import { presentTranslations } from './translations.ts';
import type { ItemJson, MenuColumns, RestaurantRow } from './restaurant-row.ts';

/** The URL path of a stored picture. */
export function filePath(name: string): string {
  return `/api/files/${name}`;
}

export function filePathOrNull(name: string | null): string | null {
  return name === null ? null : filePath(name);
}

/** Whether it takes orders: not before it has all that it needs. */
export function openingOf(
  { schedule, missing }: Pick<RestaurantRow, 'schedule' | 'missing'>,
  now: number,
): RestaurantSummary['opening'] {
  return missing.length === 0 ? openingState(schedule, now) : NOT_YET_OPEN;
}

/** @param usedUp of the promotions of all that are presented */
export function presentSummary(row: RestaurantRow, usedUp: UsedUp, now: number): RestaurantSummary {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    language: row.language,
    ...presentTranslations(row.translations, row.language),
    bannerUrl: filePathOrNull(row.banner),
    bgImage: filePathOrNull(row.bg_image),
    region: row.region,
    commune: row.commune,
    category: row.category,
    provider: { id: row.provider_id, slug: row.slug },
    opening: openingOf(row, now),
    minimumOrder: toAmount(row.minimum_order),
    deliveryFee: toAmount(row.delivery_fee),
    prepMinutes: row.prep_minutes,
    ...presentOffers(row, usedUp, now),
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
  return row.is_confirmed && row.deleted_at === null && row.missing.length === 0;
}

function missingOf({ missing }: RestaurantRow): MissingPart[] {
  return MISSING_PARTS.filter((part) => missing.includes(part));
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
export function presentManaged(row: RestaurantRow, usedUp: UsedUp, now: number): RestaurantSummary {
  const removedAt = row.deleted_at?.toISOString() ?? null;
  const state = { isPublic: isPublic(row), missing: missingOf(row), approval: presentApproval(row) };
  return { ...presentSummary(row, usedUp, now), ...state, removedAt };
}

/** A restaurant as visitors see it. */
export function presentRestaurant(row: RestaurantRow & MenuColumns, now: number): Restaurant {
  const usedUp = usedUpOf(row);
  return {
    ...presentSummary(row, usedUp, now),
    address: row.address,
    landmark: row.landmark,
    phone: row.phone,
    deliveryFees: mapFees(row.delivery_fees, toAmount),
    acceptsLargeOrders: row.accepts_large_orders,
    deliveryMinutes: row.delivery_minutes,
    laterOrders: row.later_orders,
    images: row.images.map(filePath),
    schedule: row.schedule,
    ...(takesCodes(row, usedUp, now) && { takesCodes: true }),
    menu: presentMenu(row, now),
    ...presentGroups(row.option_groups, row.language, row.portions, now),
    version: row.version,
    isPublic: isPublic(row),
    missing: missingOf(row),
  };
}

/** @param language that of the restaurant's original texts */
export function presentItem(
  item: ItemJson,
  language: Language | null,
  portions: PortionsById,
  now: number,
): MenuItem {
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    ...presentTranslations(item.translations, language),
    price: toAmount(item.price),
    image: filePathOrNull(item.image),
    ...presentAvailability(item, portions, now),
    ...(item.option_groups.length > 0 && { optionGroups: [...item.option_groups] }),
  };
}

function presentMenu(
  {
    categories,
    items,
    option_groups: groups,
    portions,
    language,
  }: MenuColumns & Pick<RestaurantRow, 'language'>,
  now: number,
): MenuCategory[] {
  const present = new Set(groups.map(({ id }) => id));
  const offered = items.map((item) => ({
    ...item,
    option_groups: item.option_groups.filter((id) => present.has(id)),
  }));
  const byCategory = Map.groupBy(offered, (item) => item.category_id);
  return categories.map(({ id, name, translations }) => ({
    id,
    category: name,
    ...presentTranslations(translations, language),
    items: (byCategory.get(id) ?? []).map((item) => presentItem(item, language, portions, now)),
  }));
}
