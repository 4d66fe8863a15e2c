import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { CreateOrder, Restaurant, RestaurantSummary, User } from 'shared-api/contract';
import { startEmbedded, type EmbeddedDatabase } from '../../src/infra/embedded/start-embedded.ts';
import { assertWhole, customers, newBurst, type Burst } from '../faults/burst.ts';
import { times } from '../faults/scale.ts';
import { addressOf, startProcess, untilExit, type ServiceProcess } from '../faults/service-process.ts';
import { COMPLETE, orderBodyOf } from '../../src/features/restaurant/testing.ts';
import { openStream, type TestStream } from '../../src/infra/stream/testing.ts';
import type { TestClient } from '../support/test-client.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { extractVersion, findEarlierCommits } from './earlier-version.ts';

const commits = findEarlierCommits();
const needsHistory = commits.length === 0 ? 'the checkout has no earlier version in its history' : false;
const password = randomBytes(12).toString('hex');

let folder: string;
let dataDir: string;
let server: EmbeddedDatabase;
let balancer: Balancer;
const processes: ServiceProcess[] = [];
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maida-earlier-'));
  dataDir = await mkdtemp(join(tmpdir(), 'maida-upgrade-'));
  // As it comes: the tests' own server looks for deadlocks sooner than others do.
  await chmod(dataDir, 0o755);
  server = await startEmbedded({ dataDir });
  balancer = await startBalancer();
});
after(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await balancer.close();
  await server.stop();
  await Promise.all(
    [folder, dataDir].map((path) => rm(path, { recursive: true, force: true, maxRetries: 20 })),
  );
});

async function instance(main?: string): Promise<ServiceProcess> {
  const made = await startProcess({
    dataDir,
    databaseUrl: addressOf(server.connection),
    ...(main !== undefined && { main }),
  });
  processes.push(made);
  return made;
}

async function sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const migrated = async () => (await sql<{ number: number }>('SELECT number FROM migration')).length;

/** An account of one's own, made as people make theirs; the role is given by hand. */
async function register(name: string, role: string): Promise<TestClient> {
  const client = balancer.guest();
  const email = `${name}@example.org`;
  const account = { email, password, confirmPassword: password };
  const made = await client.post<User>('/api/user', account);
  assert.equal(made.status, 201, made.text);
  await sql('UPDATE app_user SET role = $2, confirmed = true WHERE email = $1', [email, role]);
  await signIn(client, name);
  return client;
}

async function signIn(client: TestClient, name: string): Promise<void> {
  const reply = await client.post('/auth/login', { email: `${name}@example.org`, password });
  assert.equal(reply.status, 200, reply.text);
}

interface Town {
  readonly owner: TestClient;
  readonly restaurant: Restaurant;
  readonly booking: () => CreateOrder;
}

async function openTown(): Promise<Town> {
  const owner = await register('owner', 'PROVIDER');
  const made = await owner.post<Restaurant>('/api/restaurant', {
    ...{ name: 'Chez Salma', description: 'Rice', region: 'Trarza', commune: 'Rosso' },
  });
  assert.equal(made.status, 201, made.text);
  const items = [120, 85.5].map((price, index) => ({ name: `Dish ${index}`, price }));
  const saved = await owner.put<Restaurant>(`/api/restaurant/${made.body.id}`, {
    menu: [{ category: 'All', items }],
    schedule: COMPLETE.schedule,
    deliveryFee: COMPLETE.deliveryFee,
  });
  assert.equal(saved.status, 200, saved.text);
  const restaurant = saved.body;
  // As an admin lets it through after a look.
  await sql('UPDATE restaurant SET approval_of = NULL, approval_at = NULL, is_confirmed = TRUE');
  await sql('UPDATE restaurant_revision SET revision = revision + 1');
  return {
    owner,
    restaurant,
    booking: () => orderBodyOf({ restaurant, items: restaurant.menu.flatMap((part) => part.items) }),
  };
}

/** Visitors and a customer who continue until they are stopped; every reply is counted by the balancer. */
async function life({ owner, restaurant }: Town, isOver: () => boolean): Promise<void> {
  const read = async () => {
    const guest = balancer.guest();
    for (let round = 0; !isOver(); round += 1) {
      const list = await guest.get<RestaurantSummary[]>('/api/restaurant');
      assert.equal(list.status, 200, list.text);
      assert.equal(list.body[0]?.id, restaurant.id);
      const menu = await guest.get(`/api/providers/restaurant/slug/${restaurant.provider.slug}`);
      assert.equal(menu.status, 200);
      await sleep(10);
    }
  };
  const comeAndGo = async () => {
    const client = await register('customer', 'USER');
    while (!isOver()) {
      // The next instance knows the session that this one has begun, and has ended.
      for (let look = 0; look < 3; look += 1) {
        assert.equal((await client.get<User>('/auth/me')).body.email, 'customer@example.org');
      }
      assert.equal((await client.get('/auth/logout')).status, 204);
      for (let look = 0; look < 2; look += 1) assert.equal((await client.get('/auth/me')).body, null);
      await signIn(client, 'customer');
    }
  };
  const work = async () => {
    while (!isOver()) {
      const orders = await owner.get(`/api/orders/restaurant/${restaurant.id}?limit=20`);
      assert.equal(orders.status, 200);
      await sleep(20);
    }
  };
  await Promise.all([read(), read(), comeAndGo(), work()]);
}

/** Follows an owner's notifications over the instances, as a browser does: again, from where it was cut off. */
async function follow(owner: TestClient, first: TestStream, isOver: () => boolean): Promise<string[]> {
  const notified: string[] = [];
  for (let stream = first; ; stream = await openStream(owner, '/api/events', stream.lastEventId())) {
    while (!isOver() && !stream.isEnded()) await sleep(10);
    if (isOver()) await sleep(500);
    const notifications = stream.events.filter(({ event }) => event === 'notification');
    notified.push(...notifications.map(({ data }) => (data as { orderId: string }).orderId));
    if (!isOver()) continue;
    stream.close();
    return notified;
  }
}

/** Keeps the load up until `course` has ended, and returns the orders that the owner was notified of. */
async function whileLifeGoesOn(town: Town, burst: Burst, course: () => Promise<void>): Promise<string[]> {
  let isOver = false;
  let isFollowed = false;
  const over = () => isOver;
  const stream = await openStream(town.owner, '/api/events');
  const following = follow(town.owner, stream, () => isFollowed);
  const ordering = customers(burst, 3, balancer.guest, town.booking, over);
  const living = life(town, over);
  try {
    await Promise.race([
      course(),
      following.then(neverEnds),
      ordering.then(neverEnds),
      living.then(neverEnds),
    ]);
  } finally {
    isOver = true;
    await Promise.allSettled([living, ordering]);
    // The last order is notified as well.
    isFollowed = true;
  }
  await Promise.all([living, ordering]);
  return following;
}

/** The latest earlier version that can start: a commit in the middle of some work may not, and was never live. */
async function startEarlier(): Promise<{ readonly commit: string; readonly old: ServiceProcess }> {
  const errors: unknown[] = [];
  for (const commit of commits) {
    try {
      const sources = join(folder, commit);
      await extractVersion(commit, sources);
      return { commit, old: await instance(join(sources, 'backend/src/main.ts')) };
    } catch (error) {
      errors.push(error);
    }
  }
  throw new AggregateError(errors, `none of ${commits.join(', ')} starts`);
}

const neverEnds = () => new Promise<never>(() => undefined);

test(
  'the earlier version and this one serve side by side while the database is migrated under load: nothing fails',
  { skip: needsHistory },
  async (t) => {
    const { commit, old } = await startEarlier();
    await balancer.set([old.url]);
    const before = await migrated();
    const town = await openTown();
    const burst = newBurst();
    let migrations = 0;
    const notified = await whileLifeGoesOn(town, burst, async () => {
      await sleep(times(5000, 1000));
      const next = await instance();
      migrations = (await migrated()) - before;
      await balancer.set([old.url, next.url]);
      await sleep(times(20_000, 2500));
      // Versions before 4a3c6ab cut requests in flight when they were stopped.
      await balancer.set([next.url]);
      old.child.kill('SIGTERM');
      await untilExit(old.child);
      const last = await instance();
      // This version answers what is on its way to it: no balancer has to wait.
      void balancer.set([last.url]);
      next.child.kill('SIGTERM');
      await untilExit(next.child);
      await sleep(times(5000, 500));
    });
    const { failed, total } = balancer.replies;
    t.diagnostic(
      `${commit.slice(0, 7)}, then ${migrations} migrations: ${total} replies, ${burst.acknowledged.size} orders`,
    );
    assert.deepEqual(failed, []);
    assert.deepEqual(
      processes.map(({ child }) => child.exitCode),
      [0, 0, null],
    );
    assert.ok(migrations > 0, 'this version brings migrations that the earlier one does not have');
    assert.equal(burst.open.size, 0);
    await assertWhole(burst, balancer.guest());
    const orders = [...burst.acknowledged.values()].map(({ id }) => id);
    assert.deepEqual(notified.toSorted(), orders.toSorted());
  },
);
