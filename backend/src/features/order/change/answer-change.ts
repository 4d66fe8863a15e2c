import type { ChangeAnswer, ChangeSide, Order, SilenceOutcome } from 'shared-api/contract';
import type { ServiceContext } from '../../../context.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { named } from '../../../infra/database/statement.ts';
import type { Call } from '../../../infra/http/routes.ts';
import { invalidField, isServiceError, ServiceError } from '../../../infra/http/service-error.ts';
import { withNotificationIds } from '../../notification/notify-users.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRow } from '../order-row.ts';
import { presentOrder, presentOrderFor } from '../presenter.ts';
import { getAnyOrderRow, getOwnedRow, getTrackedRow, lockOrder } from '../repository.ts';
import { closeChange, type Answer } from './apply-change.ts';
import type { ChangeJson } from './change-row.ts';
import { notifyOfChange } from './notify-of-change.ts';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/**
 * Answers what the customer asks for, or withdraws a proposal, as the restaurant.
 *
 * @throws ServiceError `not_found`; and those of `answer`
 */
export async function answerChange(call: Call<'order', 'answerChange', 'caller'>): Promise<Order> {
  const { context, scope, input } = call;
  const { id, changeId } = input.params;
  const seen = await getOwnedRow(context.db, scope, id);
  const read = (transaction: Transaction) => getOwnedRow(transaction, scope, id);
  const present = (row: OrderRow) => presentOrderFor(row, scope);
  // Only a customer leaves lines out.
  return answer(context, { seen, changeId, by: 'provider', answer: input.body.answer, read, present });
}

/**
 * Answers the restaurant's proposal, or withdraws what was asked for, as the holder of the order's tracking token.
 *
 * @throws ServiceError `not_found`; and those of `answer`
 */
export async function answerTrackedChange(
  call: Call<'order', 'answerTrackedChange', 'token'>,
): Promise<Order> {
  const { context, scope, input } = call;
  const seen = await getTrackedRow(context.db, scope);
  const read = (transaction: Transaction) => getAnyOrderRow(transaction, seen.id);
  const present = (row: OrderRow) => presentOrder(row, true);
  const { changeId } = input.params;
  return answer(context, { seen, changeId, by: 'customer', ...input.body, read, present });
}

interface Answering {
  /** The order as it was a moment ago. */
  readonly seen: OrderRow;
  readonly changeId: string;
  readonly by: ChangeSide;
  readonly answer: ChangeAnswer;
  readonly without?: readonly string[] | undefined;
  readonly read: (transaction: Transaction) => Promise<OrderRow>;
  readonly present: (row: OrderRow) => Order;
}

/**
 * @throws ServiceError `conflict` with `current` if the change is not open (any more); `validation_failed` for an
 *   answer that is not this side's, or that leaves nothing of the order; `item_unavailable` if what it needs more has
 *   run out since
 */
async function answer(context: Context, answering: Answering): Promise<Order> {
  const { seen, changeId, by, without = [], read, present } = answering;
  const { db } = context;
  const now = context.clock();
  if (silenceOf(seen, now)) await endSilentChange(context, seen.id);
  return withNotificationIds((jitter) =>
    db.transaction(async (transaction) => {
      await lockOrder(transaction, seen.id);
      const row = await read(transaction);
      const change = openChangeOf(row);
      if (change?.id !== changeId) throw new ServiceError('conflict', { current: present(row) });
      if (!isAnswerOf(by, change, answering.answer)) throw invalidField('answer', 'is not yours to give');
      await end(transaction, row, change, { answer: answering.answer, by, without }, { now, jitter });
      return present(await read(transaction));
    }),
  );
}

function openChangeOf({ changes }: OrderRow): ChangeJson | undefined {
  return changes?.find(({ outcome }) => outcome === null);
}

/** Who wants a change withdraws it; the other side answers; only a customer cancels. */
function isAnswerOf(by: ChangeSide, change: ChangeJson, given: ChangeAnswer): boolean {
  if (by === change.by) return given === 'withdrawn';
  return given === 'accepted' || given === 'declined' || (given === 'cancelled' && by === 'customer');
}

/** Ends a change, with what its answer says of the order, and tells the other side; silence is told to both. */
async function end(
  db: Transaction,
  row: OrderRow,
  change: ChangeJson,
  given: Omit<Answer, 'by'> & { readonly by: ChangeSide | 'system' },
  { now, jitter }: { readonly now: number; readonly jitter: number },
): Promise<void> {
  await closeChange(db, row, change, given, now);
  if (given.answer !== 'cancelled') {
    await notifyOfChange(db, row, `order_change_${given.answer}`, given.by, now);
    return;
  }
  const move = { to: 'cancelled', from: row.stage, by: given.by, reason: null, minutes: null } as const;
  const userId = given.by === 'customer' ? row.user_id : null;
  await moveOrder(db, row.id, { ...move, userId }, { acceptanceMinutes: 0, now, jitter });
}

/** What silence means for the open change of an order if its time for an answer has passed. */
function silenceOf(row: OrderRow, now: number): SilenceOutcome | undefined {
  const change = openChangeOf(row);
  if (!change?.until || !change.on_silence || Date.parse(change.until) > now) return undefined;
  return change.on_silence;
}

const SILENT = named(
  'order-change.silent',
  'SELECT order_id AS id FROM order_change WHERE outcome IS NULL AND until <= $1 ORDER BY until',
);

/**
 * Ends proposals whose time for an answer has passed, as their restaurants have said beforehand. One that cannot be
 * ended is logged, and stays for the next time.
 */
export async function endSilence(context: Context & Pick<ServiceContext, 'log'>): Promise<void> {
  const now = new Date(context.clock());
  for (const { id } of await context.db.query<{ readonly id: string }>(SILENT, [now])) {
    try {
      await endSilentChange(context, id);
    } catch (error) {
      context.log.warn({ err: error, orderId: id }, 'a change without an answer could not be ended');
    }
  }
}

/** What has run out since is not accepted: the order stays as it was. */
async function endSilentChange({ db, clock }: Context, id: string): Promise<void> {
  const now = clock();
  await withNotificationIds((jitter) =>
    db.transaction(async (transaction) => {
      await lockOrder(transaction, id);
      const row = await getAnyOrderRow(transaction, id);
      const change = openChangeOf(row);
      const silence = silenceOf(row, now);
      // Another instance, or an answer, may have been faster.
      if (!change || !silence) return;
      const given = { by: 'system', without: [] } as const;
      try {
        await end(transaction, row, change, { ...given, answer: silence }, { now, jitter });
      } catch (error) {
        if (!isServiceError(error) || error.code !== 'item_unavailable') throw error;
        await end(transaction, row, change, { ...given, answer: 'declined' }, { now, jitter });
      }
    }),
  );
}
