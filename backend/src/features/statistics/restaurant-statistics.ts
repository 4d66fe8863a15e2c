import type { MissingPart, RestaurantStatistics, Schedule } from 'shared-api/contract';
import type { Database } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { daysUpTo, localDay } from '../../lib/local-time.ts';
import {
  acceptanceOf,
  cellsOf,
  dishesOf,
  hoursOf,
  meanOf,
  outcomesOf,
  presentFigures,
  promotionsOf,
} from './fold-days.ts';
import { LONG_DAYS, SHORT_DAYS } from './periods.ts';
import { findDays, FOUND_COLUMNS, type FoundDays } from './restaurant-days.ts';
import { figuresSoFar } from './so-far.ts';

const WEEK_MS = 7 * 86_400_000;
/** The weeks that make up what is usual. */
const USUAL_WEEKS = 4;
const ENOUGH_ITEMS = 3;

interface Facts extends FoundDays {
  readonly has_banner: boolean;
  readonly has_phone: boolean;
  readonly has_place: boolean;
  readonly is_confirmed: boolean;
  readonly schedule: Schedule;
  readonly missing: readonly MissingPart[];
  readonly items: number;
}

const FIND = named(
  'statistics.restaurant',
  `SELECT r.banner IS NOT NULL AS has_banner, r.phone IS NOT NULL AS has_phone,
     r.region IS NOT NULL AND r.commune IS NOT NULL AS has_place, r.is_confirmed, r.schedule, r.missing,
     (SELECT count(*) FROM menu_item i WHERE i.restaurant_id = r.id AND i.deleted_at IS NULL) AS items,
     ${FOUND_COLUMNS}
   FROM restaurant r LEFT JOIN restaurant_statistics s ON s.restaurant_id = r.id
   WHERE r.id = $1 AND (r.owner_id = $2 OR $3)`,
);

/**
 * The figures of a restaurant that is the caller's (any, for an admin), also once it is off the list.
 *
 * @throws ServiceError `not_found`
 */
export async function getRestaurantStatistics(
  db: Database,
  scope: CallerScope<string>,
  id: string,
  now: number,
): Promise<RestaurantStatistics> {
  const facts = await db.reads.first<Facts>(FIND, [id, scope.userId, scope.isAdmin]);
  if (!facts) throw notFound();
  const cells = await findDays(db, id, facts, now);
  const weekBefore = cells[localDay(now - WEEK_MS)];
  const soFar = await Promise.all(
    Array.from({ length: USUAL_WEEKS }, async (_, week) => {
      const at = now - (week + 1) * WEEK_MS;
      return presentFigures(await figuresSoFar(db.reads, id, cells[localDay(at)], at));
    }),
  );
  const today = localDay(now);
  const shortPeriod = cellsOf(cells, today, SHORT_DAYS);
  return {
    today,
    now: {
      today: presentFigures(cells[today]),
      lastWeekSoFar: soFar[0] ?? presentFigures(undefined),
      lastWeek: presentFigures(weekBefore),
      usualSoFar: meanOf(soFar),
    },
    days: daysUpTo(today, LONG_DAYS).map((day) => ({ day, ...presentFigures(cells[day]) })),
    acceptance: acceptanceOf(shortPeriod),
    hours: hoursOf(cells, today),
    dishes: dishesOf(shortPeriod),
    promotions: promotionsOf(shortPeriod),
    outcomes: outcomesOf(shortPeriod),
    checklist: checklistOf(facts),
  };
}

function checklistOf(facts: Facts): RestaurantStatistics['checklist'] {
  const steps = {
    hasBanner: facts.has_banner,
    hasHours: !facts.missing.includes('hours') && !isAlwaysOpen(facts.schedule),
    hasFee: !facts.missing.includes('fee'),
    hasPhone: facts.has_phone,
    hasPlace: facts.has_place,
    isConfirmed: facts.is_confirmed,
  };
  const { items } = facts;
  return { ...steps, items, isReady: items >= ENOUGH_ITEMS && Object.values(steps).every(Boolean) };
}

/** What every restaurant had before its owner chose hours; a new one is closed until then. */
function isAlwaysOpen({ week }: Schedule): boolean {
  return week.every(
    ([span, ...more]) => more.length === 0 && span?.opens === '00:00' && span.closes === '00:00',
  );
}
