import { deedOf } from '../audit/deed.ts';
import { recordExport } from '../audit/record-export.ts';
import { accessDecides, defineRoutes, queryDecides, type Call } from '../../infra/http/routes.ts';
import { sendCsv } from '../../infra/http/send-csv.ts';
import { serveStream } from '../../infra/stream/serve-stream.ts';
import { cancelTracked } from './cancel-tracked.ts';
import { changeStage } from './change-stage.ts';
import { ORDER_FILE_HEADER, orderFileRows } from './export-orders.ts';
import { hideOrder } from './hide-order.ts';
import { listOrders, listRestaurantNames } from './list-orders.ts';
import type { OrderScope } from './order-list-query.ts';
import { placeOrder } from './place-order.ts';
import { mayListRestaurant, mayListUser } from './policy.ts';
import { presentOrder, presentOrderFor } from './presenter.ts';
import { getOrderRow, getTrackedRow } from './repository.ts';
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
  await recordExport(db, deedOf(call), done, input.query, context.clock());
  const pages = orderFileRows(db.reads, scope, input.query);
  await sendCsv(call, { name: 'orders', header: ORDER_FILE_HEADER, pages });
}

export const orderRoutes = defineRoutes('order', {
  create: {
    policy: accessDecides,
    handle: ({ input, actor, context }) =>
      placeOrder(context, {
        order: input.body,
        userId: actor.id,
        key: input.headers['idempotency-key'],
      }),
  },
  list: {
    policy: accessDecides,
    handle: ({ input, db }) => listOrders(db.reads, { kind: 'all' }, input.query),
  },
  exportList: {
    policy: accessDecides,
    handle: (call) => sendOrders(call, { kind: 'all' }),
  },
  get: {
    policy: queryDecides,
    handle: async ({ input, actor, db }) =>
      presentOrderFor(await getOrderRow(db, input.params.id, actor), actor),
  },
  update: {
    policy: queryDecides,
    handle: updateOrder,
  },
  remove: {
    policy: accessDecides,
    handle: hideOrder,
  },
  ofRestaurant: {
    policy: mayListRestaurant,
    handle: ({ input, db }) =>
      listOrders(db.reads, { kind: 'restaurant', id: input.params.restaurantId }, input.query),
  },
  exportOfRestaurant: {
    policy: mayListRestaurant,
    handle: (call) => sendOrders(call, { kind: 'restaurant', id: call.input.params.restaurantId }),
  },
  ofUser: {
    policy: mayListUser,
    handle: ({ input, db, actor }) =>
      listOrders(db.reads, { kind: 'user', id: input.params.userId }, input.query, actor),
  },
  restaurantNames: {
    policy: accessDecides,
    handle: ({ input, db }) => listRestaurantNames(db.reads, input.query.q),
  },
  changeStatus: {
    policy: queryDecides,
    handle: changeStage,
  },
  // The tracking token stands for the customer.
  track: {
    policy: queryDecides,
    isAnonymous: true,
    handle: async ({ input, db }) => presentOrder(await getTrackedRow(db, input.params.token), true),
  },
  cancelTracked: {
    policy: queryDecides,
    handle: cancelTracked,
  },
  trackEvents: {
    policy: queryDecides,
    isAnonymous: true,
    handle: async (call) => {
      const { id } = await getTrackedRow(call.db, call.input.params.token);
      await serveStream(call, { orderId: id });
    },
  },
});
