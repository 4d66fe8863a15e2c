import {
  isRunning,
  type CodeProblem,
  type Offer,
  type Promotion,
  type Restaurant,
} from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import type { RestaurantRow, UsesColumn } from './restaurant-row.ts';

/** Whether a promotion may be used once more. @param limit null: always */
export function hasUsesLeft(limit: number | null, used: number): boolean {
  return limit === null || used < limit;
}

/** Ids of promotions that were used as often as they may be. */
export type UsedUp = ReadonlySet<string>;

type Offering = Pick<RestaurantRow, 'promotions'>;

const USED_UP = named(
  'restaurant.used-up-promotions',
  `SELECT promotion_id FROM promotion_use
   WHERE restaurant_id = ANY ($1::uuid[]) AND customer = '' AND taken >= capacity`,
);

const LIMIT_USES = named(
  'restaurant.limit-promotion-uses',
  `UPDATE promotion_use u SET capacity = GREATEST(p.total, CASE WHEN p.total IS NOT NULL THEN u.taken END)
   FROM jsonb_to_recordset($2::jsonb) AS p (id uuid, total int)
   WHERE u.restaurant_id = $1 AND u.customer = '' AND u.promotion_id = p.id`,
);

/** Notes how often promotions may be used from now on, by which lists know what is used up. */
export async function limitUses(
  db: Queryable,
  restaurantId: string,
  promotions: readonly Promotion[] | null,
): Promise<void> {
  if (promotions) await db.execute(LIMIT_USES, [restaurantId, JSON.stringify(promotions)]);
}

/** What is used up of the promotions that several restaurants offer. */
export async function findUsedUp(
  db: Queryable,
  rows: readonly (Offering & Pick<RestaurantRow, 'id'>)[],
  now: number,
): Promise<UsedUp> {
  const limited = rows.filter(({ promotions }) =>
    promotions?.some((one) => one.code === null && one.total !== null && isRunning(one, now)),
  );
  if (limited.length === 0) return new Set();
  const used = await db.query<{ promotion_id: string }>(USED_UP, [limited.map(({ id }) => id)]);
  return new Set(used.map(({ promotion_id: id }) => id));
}

/** What is used up of the promotions of one restaurant. */
export function usedUpOf({ promotions, promotion_uses: uses }: Offering & UsesColumn): UsedUp {
  const used = (promotions ?? []).filter(({ id, total }) => !hasUsesLeft(total, uses?.[id] ?? 0));
  return new Set(used.map(({ id }) => id));
}

function toOffer({ id, kind, value, code, minimum, until, perCustomer }: Promotion): Offer {
  return { id, kind, value, code, minimum, until, perCustomer };
}

/** The promotions of a restaurant that run and have uses left. */
function openOnes({ promotions }: Offering, usedUp: UsedUp, now: number): readonly Promotion[] {
  return (promotions ?? []).filter((one) => isRunning(one, now) && !usedUp.has(one.id));
}

/** What visitors are offered without a code; nothing where there is none. */
export function presentOffers(row: Offering, usedUp: UsedUp, now: number): Pick<Restaurant, 'offers'> {
  const offers = openOnes(row, usedUp, now).filter(({ code }) => code === null);
  return offers.length > 0 ? { offers: offers.map(toOffer) } : {};
}

/** Whether a visitor may have a code to type. */
export function takesCodes(row: Offering, usedUp: UsedUp, now: number): boolean {
  return openOnes(row, usedUp, now).some(({ code }) => code !== null);
}

/** Why a code gives nothing to anybody at this time; null if it does. */
export function codeProblem(
  coded: Promotion | undefined,
  isUnused: (promotion: Promotion) => boolean,
  now: number,
): CodeProblem | null {
  if (!coded) return 'unknown';
  if (isRunning(coded, now)) return isUnused(coded) ? null : 'used_up';
  return coded.from !== null && now < Date.parse(coded.from) ? 'not_yet' : 'ended';
}

/** The refusal of a code, with the minimum that is not reached. */
export function codeRefused(reason: CodeProblem, minimum?: number): ServiceError {
  return new ServiceError('promotion_invalid', {
    errors: [{ path: 'promotionCode', message: reason }],
    current: { reason, ...(minimum !== undefined && { minimum }) },
  });
}

/**
 * What a code gives.
 *
 * @throws ServiceError `promotion_invalid` if it gives nothing
 */
export function offerOfCode(row: Offering & UsesColumn, typed: string, now: number): Offer {
  const coded = row.promotions?.find(({ code }) => code === typed);
  const usedUp = usedUpOf(row);
  const problem = codeProblem(coded, ({ id }) => !usedUp.has(id), now);
  if (!coded || problem) throw codeRefused(problem ?? 'unknown');
  return toOffer(coded);
}

/** When the promotions of a restaurant next begin or end, in milliseconds since the epoch; none: null. */
export function nextPromotionChange(promotions: readonly Promotion[] | null, now: number): number | null {
  const instants = (promotions ?? []).flatMap(({ from, until }) =>
    [from, until].flatMap((at) => (at !== null && Date.parse(at) > now ? Date.parse(at) : [])),
  );
  return instants.length > 0 ? Math.min(...instants) : null;
}
