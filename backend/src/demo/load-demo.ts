import { uniqueViolation } from '../infra/database/database-errors.ts';
import type { Queryable } from '../infra/database/database.ts';
import { named } from '../infra/database/statement.ts';
import type { ServiceContext } from '../context.ts';
import { hashPassword } from '../features/session/passwords.ts';
import { isServiceError } from '../infra/http/service-error.ts';
import { loadAccounts } from './load/load-accounts.ts';
import { loadOrders } from './load/load-orders.ts';
import { loadPictures } from './load/load-pictures.ts';
import { loadRestaurants } from './load/load-restaurants.ts';
import { loadSettings } from './load/load-settings.ts';

/** Of every demo account: admin@, provider@ and customer@maida.example, and all the others. */
export const DEMO_PASSWORD = 'maida-demo';

const ANY_USER = named('seed.any-user', 'SELECT id FROM app_user LIMIT 1');

/** On a busy machine, working out ninety days of orders between two statements takes longer than a request may. */
const MAY_PAUSE = named('demo.may-pause', 'SET LOCAL idle_in_transaction_session_timeout = 0');
/** Updates the planner statistics, so that the first queries get good plans. */
const ANALYZE = named(
  'seed.analyze',
  'ANALYZE app_user, provider, restaurant, menu_category, menu_item, customer_order, order_event, review',
);

async function isEmpty(db: Queryable): Promise<boolean> {
  return (await db.first(ANY_USER)) === undefined;
}

/**
 * Fills an empty installation with the demo restaurants, their owners and customers, and ninety days of orders up to
 * now; in one transaction, so that a start that is cut off leaves nothing behind. An installation with users is left
 * alone, but for pictures that this machine does not have yet.
 */
export async function loadDemo({ db, images, clock, log }: ServiceContext): Promise<void> {
  const started = performance.now();
  const pictures = loadPictures(images);
  if (!(await isEmpty(db))) {
    await pictures;
    return;
  }
  const [passwordHash, names] = await Promise.all([hashPassword(DEMO_PASSWORD), pictures]);
  const now = clock();
  try {
    await db.transaction(async (transaction) => {
      await transaction.execute(MAY_PAUSE);
      const accounts = await loadAccounts(transaction, passwordHash, now);
      const restaurants = await loadRestaurants(transaction, accounts.ownerIds, names, now);
      await loadOrders(transaction, accounts, restaurants, now);
      await loadSettings(transaction, now);
    });
    await db.execute(ANALYZE);
  } catch (error) {
    if (isSeededMeanwhile(error)) return;
    throw error;
  }
  log.info({ milliseconds: Math.round(performance.now() - started) }, 'demo data loaded');
}

/** Another instance started at the same time and came first. */
function isSeededMeanwhile(error: unknown): boolean {
  return uniqueViolation(error) !== undefined || (isServiceError(error) && error.code === 'email_taken');
}
