import { auditContextOf } from '../audit/audit-context.ts';
import { recordExport } from '../audit/record-export.ts';
import { senderOf } from '../session/trace-of-request.ts';
import { type Call, anyone, defineRoutes, roles, signedIn } from '../../infra/http/routes.ts';
import { sendCsv } from '../../infra/http/send-csv.ts';
import { serveStream } from '../../infra/stream/serve-stream.ts';
import { USUAL, perCaller, perObject } from '../../infra/http/write-limit.ts';
import { cancelTracked } from './cancel-tracked.ts';
import { answerChange, answerTrackedChange } from './change/answer-change.ts';
import { askTrackedChange, proposeChange } from './change/propose-change.ts';
import { changeStage } from './change-stage.ts';
import { orderFileHeader, orderFileRows } from './export-orders.ts';
import { findTracked } from './find-tracked.ts';
import { hideOrder } from './hide-order.ts';
import { listOrders, listRestaurantNames } from './list-orders.ts';
import { listSlots } from './list-slots.ts';
import type { OrderScope } from './order-list-query.ts';
import { placeOrder } from './place-order.ts';
import { mayListRestaurant, mayListUser } from './policy.ts';
import { presentOrder, presentOrderFor } from './presenter.ts';
import { getOrderRow, getTrackedRow } from './repository.ts';
import { listBlockedSenders, unblockSender } from './sender/blocked-senders.ts';
import { getSender } from './sender/find-sender.ts';
import { listStorms } from './sender/order-storms.ts';
import { stopSender } from './sender/stop-sender.ts';
import { updateOrder } from './update-order.ts';

async function sendOrders(
  call: Call<'order', 'exportList'> | Call<'order', 'exportOfRestaurant'>,
  scope: OrderScope,
): Promise<void> {
  const { input, db, context } = call;
  const done =
    scope.kind === 'restaurant'
      ? ({ action: 'orders_exported', kind: 'restaurant', id: scope.id } as const)
      : ({ action: 'orders_exported', kind: 'order' } as const);
  const { language, ...filter } = input.query;
  await recordExport(db, auditContextOf(call), done, filter, context.clock());
  const pages = orderFileRows(db.reads, scope, input.query);
  await sendCsv(call, { name: 'orders', header: orderFileHeader(language), pages });
}

export const orderRoutes = defineRoutes('order', {
  create: {
    allow: anyone,
    limit: 'order-limits.ts counts by phone, browser, account, network and block',
    handle: ({ input, actor, context, request }) =>
      placeOrder(context, {
        order: input.body,
        userId: actor.id,
        key: input.headers['idempotency-key'],
        sender: senderOf(context, request),
      }),
  },
  slots: {
    isPublic: true,
    allow: anyone,
    scope: 'caller',
    handle: ({ input, db, scope, context }) =>
      listSlots(db, scope, input.params.restaurantId, context.clock()),
  },
  list: {
    allow: roles('ADMIN'),
    handle: ({ input, db }) => listOrders(db.reads, { kind: 'all' }, input.query),
  },
  exportList: {
    allow: roles('ADMIN'),
    limit: USUAL,
    handle: (call) => sendOrders(call, { kind: 'all' }),
  },
  get: {
    allow: signedIn,
    scope: 'caller',
    handle: async ({ input, db, scope }) =>
      presentOrderFor(await getOrderRow(db, scope, input.params.id), scope),
  },
  update: {
    allow: signedIn,
    scope: 'caller',
    limit: [perCaller(60, 10), perObject('id', 10, 30)],
    handle: updateOrder,
  },
  remove: {
    allow: roles('ADMIN'),
    limit: USUAL,
    scope: 'caller',
    handle: hideOrder,
  },
  ofRestaurant: {
    allow: roles('PROVIDER', 'ADMIN'),
    policy: mayListRestaurant,
    handle: ({ input, db }) =>
      listOrders(db.reads, { kind: 'restaurant', id: input.params.restaurantId }, input.query),
  },
  exportOfRestaurant: {
    allow: roles('PROVIDER', 'ADMIN'),
    limit: USUAL,
    policy: mayListRestaurant,
    handle: (call) => sendOrders(call, { kind: 'restaurant', id: call.input.params.restaurantId }),
  },
  ofUser: {
    allow: signedIn,
    policy: mayListUser,
    handle: ({ input, db, actor }) =>
      listOrders(db.reads, { kind: 'user', id: input.params.userId }, input.query, actor),
  },
  restaurantNames: {
    allow: roles('ADMIN'),
    handle: ({ input, db }) => listRestaurantNames(db.reads, input.query.q),
  },
  sender: {
    allow: roles('PROVIDER', 'ADMIN'),
    scope: 'caller',
    handle: getSender,
  },
  stopSender: {
    allow: roles('PROVIDER', 'ADMIN'),
    limit: USUAL,
    scope: 'caller',
    handle: stopSender,
  },
  blockedSenders: {
    allow: roles('PROVIDER', 'ADMIN'),
    policy: mayListRestaurant,
    handle: ({ input, db, context }) =>
      listBlockedSenders(db.reads, input.params.restaurantId, context.clock()),
  },
  unblockSender: {
    allow: roles('PROVIDER', 'ADMIN'),
    limit: USUAL,
    policy: mayListRestaurant,
    handle: unblockSender,
  },
  storms: {
    allow: roles('ADMIN'),
    handle: ({ db, context }) => listStorms(db.reads, context.clock()),
  },
  changeStatus: {
    allow: signedIn,
    scope: 'caller',
    limit: [perCaller(300, 1), perObject('id', 20, 60)],
    handle: changeStage,
  },
  proposeChange: {
    allow: roles('PROVIDER'),
    scope: 'caller',
    limit: [perCaller(120, 2), perObject('id', 10, 30)],
    handle: proposeChange,
  },
  answerChange: {
    allow: roles('PROVIDER'),
    scope: 'caller',
    limit: USUAL,
    handle: answerChange,
  },
  findTracked: {
    allow: anyone,
    limit: 'find-tracked.ts counts by network and code',
    isAnonymous: true,
    handle: findTracked,
  },
  // The tracking token stands for the customer.
  track: {
    allow: anyone,
    scope: 'token',
    isAnonymous: true,
    handle: async ({ db, scope }) => presentOrder(await getTrackedRow(db, scope), true),
  },
  cancelTracked: {
    allow: anyone,
    limit: 'a pending order can be cancelled once',
    scope: 'token',
    handle: cancelTracked,
  },
  askTrackedChange: {
    allow: anyone,
    scope: 'token',
    limit: [perCaller(60, 10), perObject('token', 5, 60)],
    handle: askTrackedChange,
  },
  answerTrackedChange: {
    allow: anyone,
    limit: 'a change is answered once',
    scope: 'token',
    handle: answerTrackedChange,
  },
  trackEvents: {
    allow: anyone,
    scope: 'token',
    isAnonymous: true,
    handle: async (call) => {
      const { id } = await getTrackedRow(call.db, call.scope);
      await serveStream(call, { orderIds: [id] });
    },
  },
});
