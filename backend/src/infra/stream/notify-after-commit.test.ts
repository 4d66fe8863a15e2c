import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { notifyAfterCommit } from './notify-after-commit.ts';
import { publishChange } from './publish-change.ts';

const NO_ROWS = named(
  'test.no-outbox-rows',
  `INSERT INTO outbox (kind, recipients, subject_kind, subject_id, created_at)
   SELECT 'change', '{}', 'settings', NULL, now() WHERE FALSE`,
);
const CHANGE = { kind: 'settings', id: null } as const;

let service: TestService;
let db: Database;
let notifications = 0;
before(async () => {
  service = await startTestService();
  db = notifyAfterCommit(service.context.db, () => {
    notifications += 1;
  });
});
after(() => service.close());
beforeEach(() => {
  notifications = 0;
});

test('notifies after a statement that wrote to the outbox, and only then', async () => {
  await publishChange(db, CHANGE, service.now());
  assert.equal(notifications, 1);
  await db.execute(NO_ROWS);
  await db.query(named('test.reads-outbox', 'SELECT id FROM outbox'));
  assert.equal(notifications, 1);
});

test('notifies once after a transaction has committed', async () => {
  await db.transaction(async (transaction) => {
    await publishChange(transaction, CHANGE, service.now());
    await publishChange(transaction, CHANGE, service.now());
    assert.equal(notifications, 0);
  });
  assert.equal(notifications, 1);
});

test('does not notify after a rollback', async () => {
  const failed = db.transaction(async (transaction) => {
    await publishChange(transaction, CHANGE, service.now());
    throw new Error('refused');
  });
  await assert.rejects(failed, /refused/);
  assert.equal(notifications, 0);
});
