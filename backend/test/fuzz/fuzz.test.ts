import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { endpoints, pathParameterNames, type Endpoint } from 'shared-api/contract';
import { schemas, type OperationSchemas } from 'shared-api/contract/schemas';
import { pictureForm } from '../access/targets.ts';
import { assertMostReached, isOver, openScene, subjectOf, type Scene } from '../support/scene.ts';
import type { TestRequest } from '../support/test-client.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import { nearlyValid, PLACEHOLDERS } from './from-schema.ts';
import { hostileText, hostileValue } from './hostile.ts';

/** `FUZZ_RUNS=2000 FUZZ_SEED=$RANDOM` tries harder; a failure prints the seed that repeats it. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 40);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
const MAX_MS = 10_000;
const HOUR_MS = 3_600_000;

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

/** Paths that answered something with success: inputs that are all refused at the door try nothing. */
const reached = new Set<string>();

function fill(scene: Scene, text: string): string {
  return text.replaceAll(/@([a-z]+)\b/g, (whole, name: string) => scene.values[name] ?? whole);
}

interface Shot {
  readonly client: number;
  readonly params: readonly string[];
  readonly query: readonly (readonly [string, unknown])[];
  readonly body: unknown;
  readonly headers: Record<string, string>;
  /** A multipart body begins with a picture that can be read. */
  readonly isPicture: boolean;
}

function pathArbitrary(path: string): fc.Arbitrary<string[]> {
  const values = pathParameterNames(path).map((name) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(`@${subjectOf(path, name)}`) },
      { weight: 1, arbitrary: fc.constantFrom(...PLACEHOLDERS) },
      { weight: 1, arbitrary: hostileText },
    ),
  );
  return fc.tuple(...values);
}

function queryArbitrary(own: OperationSchemas): fc.Arbitrary<[string, unknown][]> {
  const extra = fc.array(fc.tuple(hostileText, hostileValue), { maxLength: 1 });
  if (!own.query) return extra;
  return fc
    .tuple(nearlyValid(own.query), extra)
    .map(([query, more]) => [
      ...Object.entries(typeof query === 'object' && query !== null ? query : {}),
      ...more,
    ]);
}

const headersArbitrary = fc.record(
  {
    'if-none-match': fc.constantFrom('*', 'W/"x"', '"'.repeat(500)),
    'idempotency-key': fc.constantFrom('12345678', 'x'.repeat(5000), ' '),
    'accept-language': fc.constantFrom('fr', 'x-klingon;q=zzz', ','.repeat(2000)),
    accept: fc.constantFrom('*/*', 'text/html', 'a/b;q=9'),
    'content-type': fc.constantFrom('text/plain', 'multipart/form-data', 'application/json; charset=utf-7'),
    'last-event-id': fc.constantFrom('-1', '99999999999999999999', 'x'),
    'x-forwarded-for': fc.constantFrom('not an address', '1.2.3.4'.repeat(300)),
    range: fc.constantFrom('bytes=9-1', 'bytes=0-99999999999'),
  },
  { requiredKeys: [] },
);

const ADMIN = 3;

/** Mostly an admin where all others are refused before anything is tried. */
function clientArbitrary({ access }: Endpoint): fc.Arbitrary<number> {
  const anybody = fc.nat({ max: ADMIN });
  if (String(access) !== 'ADMIN') return anybody;
  return fc.oneof({ weight: 3, arbitrary: fc.constant(ADMIN) }, { weight: 1, arbitrary: anybody });
}

function shotArbitrary(endpoint: Endpoint, own: OperationSchemas): fc.Arbitrary<Shot> {
  return fc.record({
    client: clientArbitrary(endpoint),
    params: pathArbitrary(endpoint.path),
    query: queryArbitrary(own),
    body: own.body ? nearlyValid(own.body) : hostileValue,
    isPicture: fc.boolean(),
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headersArbitrary }),
  });
}

function addressOf(scene: Scene, endpoint: Endpoint, shot: Shot): string {
  let index = 0;
  const path = endpoint.path.replaceAll(/\{[^}]+\}/g, () => {
    index += 1;
    // A lone surrogate cannot be percent-encoded; a browser sends U+FFFD.
    return encodeURIComponent(
      fill(scene, shot.params[index - 1] ?? '')
        .toWellFormed()
        .slice(0, 3000),
    );
  });
  const query = new URLSearchParams();
  for (const [name, value] of shot.query) {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    query.append(name.slice(0, 200), fill(scene, text).slice(0, 3000));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

async function requestOf(scene: Scene, endpoint: Endpoint, shot: Shot): Promise<TestRequest> {
  const headers = shot.headers;
  const body = fill(scene, JSON.stringify(shot.body) ?? '');
  if (endpoint.body === 'multipart') {
    const form = shot.isPicture ? await pictureForm() : new FormData();
    if (!shot.isPicture) form.append('images', new Blob([body]), 'a/../b.png');
    return { form };
  }
  if (endpoint.method === 'GET' || endpoint.body === undefined) return { headers };
  return {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(shot.body) ?? '',
  };
}

async function fire(scene: Scene, endpoint: Endpoint, shot: Shot): Promise<void> {
  const client = scene.clients[shot.client] ?? service.guest();
  if (endpoint.method !== 'GET' && client.cookie('XSRF-TOKEN') === undefined) await client.get('/auth/me');
  const begun = performance.now();
  const response = await client.fetch(
    endpoint.method,
    addressOf(scene, endpoint, shot),
    await requestOf(scene, endpoint, shot),
  );
  const { status } = response;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const text = isStream ? (await response.body?.cancel(), '') : await response.text();
  assert.ok(performance.now() - begun < MAX_MS, 'takes too long');
  // Limits on attempts count by time.
  if (status === 429) service.advance(HOUR_MS);
  if (status < 400) reached.add(endpoint.path);
  // 503 and 429 say that the service protects itself; any other 5xx is a fault of it.
  assert.ok(status < 500 || status === 503, `${status} ${text}`);
  if (status >= 400) {
    const problem = JSON.parse(text) as { code?: string; status?: number };
    assert.equal(problem.status, status);
    assert.ok(problem.code, text);
  }
  assert.doesNotMatch(text, /password_hash|token_hash|\$argon2|at .*\.ts:\d+/);
}

for (const [feature, table] of Object.entries(endpoints)) {
  for (const [operation, endpoint] of Object.entries(table as Record<string, Endpoint>)) {
    const own = (schemas as Record<string, Record<string, OperationSchemas>>)[feature]?.[operation] ?? {};

    test(`${feature}.${operation} survives whatever is sent to it`, async (t) => {
      t.diagnostic(`FUZZ_SEED=${SEED} FUZZ_RUNS=${RUNS}`);
      service.advance(HOUR_MS);
      let scene = await openScene(service);
      const property = fc.asyncProperty(shotArbitrary(endpoint, own), (shot) => fire(scene, endpoint, shot));
      property.beforeEach(async () => {
        if (endpoint.method !== 'GET' && (await isOver(scene))) scene = await openScene(service);
      });
      await fc.assert(property, { numRuns: RUNS, seed: SEED });
      assert.equal((await service.guest().get('/readyz')).status, 200);
    });
  }
}

test('most calls were reached behind their validation', () => assertMostReached(reached));
