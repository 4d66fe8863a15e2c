import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AuditEntry, Order, User } from 'shared-api/contract';
import { createTestRestaurant, place } from '../restaurant/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import {
  startTestService,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';

let service: TestService;
let admin: SignedInClient;

before(async () => {
  service = await startTestService({ config: { publicUrl: new URL('https://maida.example') } });
  admin = await service.as('ADMIN');
});
after(() => service.close());

/** What admins do to accounts and orders, each with its reason. */
function actionsOn(user: User, order: Order) {
  const ofUser = `/api/user/${user.id}`;
  const moves = { expectedStage: 'pending', reason: 'Why not' };
  return {
    user_confirmed: (client: TestClient) =>
      client.put(`${ofUser}/confirm`, { confirmed: true, reason: 'Why not' }),
    role_changed: (client: TestClient) => client.put(`${ofUser}/role?role=PROVIDER&reason=Why+not`),
    password_link_sent: (client: TestClient) => client.post(`${ofUser}/password-link`, { reason: 'Why not' }),
    order_cancelled: (client: TestClient) =>
      client.put(`/api/orders/${order.id}/status`, { ...moves, stage: 'cancelled' }),
    user_removed: (client: TestClient) => client.delete(`${ofUser}?reason=Why+not`),
  };
}

async function sceneOf() {
  const kitchen = await createTestRestaurant(service, { prices: [10] });
  const { user } = await service.as('USER', { confirmed: false });
  const order = await place(service.guest(), kitchen);
  const now = {
    user: async () => (await admin.client.get<User>(`/api/user/${user.id}`)).body,
    order: async () => (await admin.client.get<Order>(`/api/orders/${order.id}`)).body,
  };
  return { user, order, now, actions: actionsOn(await now.user(), order) };
}

test('refuses admin actions to everyone else, and changes nothing', async () => {
  const { now, actions } = await sceneOf();
  const before = [await now.user(), await now.order()];
  const others = [(await service.as('USER')).client, (await service.as('PROVIDER')).client, service.guest()];
  for (const client of others) {
    for (const [action, perform] of Object.entries(actions)) {
      const { status } = await perform(client);
      assert.ok([401, 403, 404].includes(status), `${action} answered ${status}`);
    }
  }
  assert.deepEqual([await now.user(), await now.order()], before);
});

test('every admin action has an audit entry with who and why', async () => {
  const { user, order, actions } = await sceneOf();
  for (const [action, perform] of Object.entries(actions)) {
    const { status, text } = await perform(admin.client);
    assert.ok(status < 300, `${action}: ${text}`);
    const id = action.startsWith('order') ? order.id : user.id;
    const { body } = await admin.client.get<AuditEntry[]>(`/api/audit?objectId=${id}&limit=1`);
    assert.deepEqual(
      [body[0]?.action, body[0]?.reason, body[0]?.actor?.id],
      [action, 'Why not', admin.user.id],
    );
  }
});

test('an action without its audit entry is rolled back', async () => {
  const { now, actions } = await sceneOf();
  const before = [await now.user(), await now.order()];
  const { db } = service.context;
  const rename = (from: string, to: string) =>
    db.execute({ name: `test.rename-${from}`, text: `ALTER TABLE ${from} RENAME TO ${to}` });
  await rename('audit_entry', 'audit_away');
  try {
    for (const [action, perform] of Object.entries(actions)) {
      const { status } = await perform(admin.client);
      assert.equal(status, 500, action);
    }
  } finally {
    await rename('audit_away', 'audit_entry');
  }
  assert.deepEqual([await now.user(), await now.order()], before);
});

test('of two admins who remove or demote each other at once, one stays', async () => {
  const actions = {
    demote: (id: string) => (client: TestClient) => client.put(`/api/user/${id}/role?role=USER`),
    delete: (id: string) => (client: TestClient) => client.delete(`/api/user/${id}`),
  };
  const own = await startTestService();
  const countAdmins = async () =>
    (await own.context.db.query({ name: 'test.admins', text: `SELECT FROM app_user WHERE role = 'ADMIN'` }))
      .length;
  try {
    for (const [mine, theirs] of [
      ['demote', 'delete'],
      ['delete', 'delete'],
      ['delete', 'demote'],
    ] as const) {
      await own.context.db.execute({
        name: 'test.no-admins',
        text: `DELETE FROM app_user WHERE role = 'ADMIN'`,
      });
      const [a, b] = [await own.as('ADMIN'), await own.as('ADMIN')];
      const replies = await Promise.all([
        actions[mine](b.user.id)(a.client),
        actions[theirs](a.user.id)(b.client),
      ]);
      const statuses = replies.map(({ status }) => status);
      assert.equal(await countAdmins(), 1, `${mine}, ${theirs}: ${statuses.join()}`);
      assert.equal(statuses.filter((status) => status < 300).length, 1, statuses.join());
    }
  } finally {
    await own.close();
  }
});
