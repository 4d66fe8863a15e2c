import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endpoints, type Endpoint } from 'shared-api/contract';
import { startTestService, type TestService } from '../support/test-service.ts';
import { matrix } from './matrix.ts';
import { expectedStatus, RELATIONS, type Relation, type Row } from './row.ts';
import { absentTarget, MALFORMED, type Target } from './targets.ts';
import { ACTORS, World, type ActorName, type ObjectName } from './world.ts';

let service: TestService;
before(async () => {
  service = await startTestService({ config: { publicUrl: new URL('https://maida.example') } });
});
after(() => service.close());

/** Headers that name the single reply. */
const OWN_HEADERS = new Set(['date', 'x-request-id']);
const HOUR_MS = 3_600_000;

interface Answer {
  readonly status: number;
  /** Everything that could distinguish one refusal from another. */
  readonly bytes: string;
}

interface Cell {
  readonly endpoint: Endpoint;
  readonly row: Row;
  readonly actor: ActorName;
}

/** Worlds whose objects nothing has changed yet; most of the time goes into making them. */
const worlds = new Map<string, World>();

/** Time alone changes them: what nobody accepts expires. */
const PASSING = new Set<ObjectName>(['order', 'delivered', 'tracked']);

function keyOf({ actor, row }: Cell): string {
  return `${actor} ${row.object}`;
}

async function worldOf(cell: Cell): Promise<World> {
  const { actor, row } = cell;
  const key = keyOf(cell);
  const known = worlds.get(key);
  if (known) return known;
  const world = new World(service, actor);
  await world.own(row.object);
  await world.another(row.object);
  await world.settle();
  worlds.set(key, world);
  return world;
}

async function targetOf(world: World, row: Row, relation: Relation): Promise<Target | undefined> {
  if (relation === 'absent') return absentTarget();
  if (relation === 'malformed') return MALFORMED;
  return relation === 'own' ? world.own(row.object) : world.another(row.object);
}

function pathOf({ path }: Endpoint, { query }: Row, target: Target): string {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(target[name] ?? '-'),
  );
  return query === undefined ? filled : `${filled}?${query}`;
}

async function ask(cell: Cell, relation: Relation): Promise<Answer | undefined> {
  const { endpoint, row } = cell;
  const world = await worldOf(cell);
  const target = row.object === 'none' ? {} : await targetOf(world, row, relation);
  if (!target) return undefined;
  const client = await world.client();
  // As a browser does before its first change: a page of this site brings the token.
  if (client.cookie('XSRF-TOKEN') === undefined) await client.get('/auth/me');
  const response = await client.fetch(
    endpoint.method,
    pathOf(endpoint, row, target),
    await row.send?.(target),
  );
  const { status } = response;
  if (status < 400 && endpoint.reply === 'stream') {
    await response.body?.cancel();
    return { status, bytes: '' };
  }
  const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name));
  const bytes = JSON.stringify([headers, await response.text()]);
  if (status < 400 && (endpoint.method !== 'GET' || endpoint.path === '/auth/logout')) {
    worlds.delete(keyOf(cell));
  }
  return { status, bytes };
}

async function check(cell: Cell, name: string): Promise<void> {
  const answers: Partial<Record<Relation, Answer>> = {};
  // Limits on attempts count by time, and what one actor did must not be the next one's.
  service.advance(HOUR_MS);
  const key = keyOf(cell);
  if (PASSING.has(cell.row.object)) worlds.delete(key);
  await worlds.get(key)?.proveAgain();
  for (const relation of cell.row.object === 'none' ? (['absent'] as const) : RELATIONS) {
    const answer = await ask(cell, relation);
    // Nothing of this relation to this actor.
    if (!answer) continue;
    const what = `${name}: ${cell.actor}, ${relation}`;
    assert.equal(answer.status, expectedStatus(cell.row, cell.actor, relation), `${what} ${answer.bytes}`);
    answers[relation] = answer;
  }
  const { another, absent } = answers;
  if (another && another.status >= 400 && another.status === absent?.status) {
    assert.equal(another.bytes, absent.bytes, `${name}: another's reveals that it exists`);
  }
}

const operations = Object.entries(endpoints).flatMap(([feature, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([operation, endpoint]) => {
    const rows = (matrix as Record<string, Record<string, Row | readonly Row[]>>)[feature]?.[operation] ?? [];
    return { name: `${feature}.${operation}`, endpoint, rows: [rows].flat() };
  }),
);

for (const { name, endpoint, rows } of operations) {
  test(`${name} (${endpoint.method} ${endpoint.path}) answers everybody what is theirs`, async () => {
    assert.ok(rows.length > 0, `${name} has no row in the access matrix`);
    for (const row of rows) {
      for (const actor of ACTORS) await check({ endpoint, row, actor }, name);
    }
  });
}

test('the matrix names no call that is not served', () => {
  const rows = Object.entries(matrix).flatMap(([feature, table]) =>
    Object.keys(table).map((operation) => `${feature}.${operation}`),
  );
  assert.deepEqual(rows.sort(), operations.map(({ name }) => name).sort());
});
