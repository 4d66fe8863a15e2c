import type { ChangeAnswer, ChangeSide, Order } from 'shared-api/contract';
import type { ServiceContext } from '../../../context.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { named } from '../../../infra/database/statement.ts';
import type { Call } from '../../../infra/http/routes.ts';
import { invalidField, ServiceError } from '../../../infra/http/service-error.ts';
import { withNotificationIds } from '../../notification/notify-users.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRow } from '../order-row.ts';
import { presentOrder, presentOrderFor } from '../presenter.ts';
import { getAnyOrderRow, getOwnedRow, getTrackedRow, lockOrder } from '../repository.ts';
import { closeChange, type Answer } from './apply-change.ts';
import type { ChangeJson } from './change-row.ts';
import { notifyOfChange } from './notify-of-change.ts';

/** Silent changes that one look ends at most. */
const SILENCE_BATCH_SIZE = 100;

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/**
 * Answers what the customer asks for, or withdraws a proposal, as the restaurant.
 *
 * @throws ServiceError `not_found`; and those of `answer`
 */
export async function answerChange(call: Call<'order', 'answerChange', 'caller'>): Promise<Order> {
  const { context, scope, input } = call;
  const { id, changeId } = input.params;
  await getOwnedRow(context.db, scope, id);
  const read = (transaction: Transaction) => getOwnedRow(transaction, scope, id);
  const present = (row: OrderRow) => presentOrderFor(row, scope);
  // Only a customer leaves lines out.
  return answer(context, { id, changeId, by: 'provider', answer: input.body.answer, read, present });
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
  const { id } = await getTrackedRow(context.db, scope);
  const read = (transaction: Transaction) => getAnyOrderRow(transaction, id);
  const present = (row: OrderRow) => presentOrder(row, true);
  const { changeId } = input.params;
  return answer(context, { id, changeId, by: 'customer', ...input.body, read, present });
}

interface Answering {
  readonly id: string;
  readonly changeId: string;
  readonly by: ChangeSide;
  readonly answer: ChangeAnswer;
  readonly without?: readonly string[] | undefined;
  readonly read: (transaction: Transaction) => Promise<OrderRow>;
  readonly present: (row: OrderRow) => Order;
}

/**
 * @throws ServiceError `conflict` with `current` if the change is not open (any more); `validation_failed` for an
 *   answer that is not this side's, or that leaves nothing of the order
 */
async function answer(context: Context, answering: Answering): Promise<Order> {
  const { id, changeId, by, without = [], read, present } = answering;
  const { db } = context;
  const now = context.clock();
  await endSilence(context, id);
  return withNotificationIds((jitter) =>
    db.transaction(async (transaction) => {
      await lockOrder(transaction, id);
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

const SILENT = named(
  'order-change.silent',
  `SELECT order_id AS id FROM order_change
   WHERE outcome IS NULL AND until <= $1 AND ($2::uuid IS NULL OR order_id = $2)
   ORDER BY until LIMIT ${SILENCE_BATCH_SIZE}`,
);

/**
 * Ends proposals whose time for an answer has passed, as their restaurants have said beforehand.
 *
 * @param id only that of this order, if given
 */
export async function endSilence({ db, clock }: Context, id: string | null = null): Promise<void> {
  const now = clock();
  for (const silent of await db.query<{ readonly id: string }>(SILENT, [new Date(now), id])) {
    await withNotificationIds((jitter) =>
      db.transaction(async (transaction) => {
        await lockOrder(transaction, silent.id);
        const row = await getAnyOrderRow(transaction, silent.id);
        const change = openChangeOf(row);
        // Another instance, or an answer, may have been faster.
        if (!change?.until || !change.on_silence || Date.parse(change.until) > now) return;
        const given = { answer: change.on_silence, by: 'system', without: [] } as const;
        await end(transaction, row, change, given, { now, jitter });
      }),
    );
  }
}
