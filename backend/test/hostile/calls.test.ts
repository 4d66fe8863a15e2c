import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { endpoints, type Endpoint } from 'shared-api/contract';
import { schemas, type OperationSchemas } from 'shared-api/contract/schemas';
import { assertMostReached, isOver, openScene, subjectOf, type Scene } from '../support/scene.ts';
import type { TestClient } from '../support/test-client.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import { assertEvenCosts } from './compare-costs.ts';
import { cutEncoded } from './shapes.ts';
import { closeConnections, sendPlainly, type PlainRequest } from './send-plainly.ts';
import { longestInput, type LongestInputOptions } from './longest-input.ts';

const DAY_MS = 86_400_000;
/** Bytes of an address that the service gets, whatever stands before it. */
const MAX_PATH = 1000;
const MAX_QUERY = 8000;

/** What some fields have to be beside their form. */
const FIELDS = {
  email: 'somebody@example.org',
  password: 'rice with onions 7',
  confirmPassword: 'rice with onions 7',
  region: 'Nouakchott Ouest',
  commune: 'Ksar',
  cursor: '',
};

/** Proofs last as long as the test: how they end is other tests' business. */
const VERIFIED = {
  name: 'test.verified',
  text: `UPDATE session SET verified_at = now() + interval '100 years'`,
};

let service: TestService;
let scene: Scene;
before(async () => {
  service = await startTestService();
  await refreshScene();
});
after(async () => {
  closeConnections();
  await service.close();
});

async function refreshScene(): Promise<void> {
  scene = await openScene(service);
  await service.context.db.execute(VERIFIED);
}

const REFUSED = new Set([400, 401, 403]);
/** Inputs that all end at the validation show little of what is behind it. */
const reached = new Set<string>();

function clientOf({ access }: Endpoint): TestClient {
  const [guest, customer, owner, admin] = scene.clients;
  if (access === 'public') return guest;
  if (access === 'user' || access.includes('USER')) return customer;
  return access.includes('PROVIDER') ? owner : admin;
}

/** The longest text of the shape whose encoded form fits. */
function encoded(shape: LongestInputOptions['shape'], length: number): string {
  return cutEncoded(encodeURIComponent(shape(length)), length);
}

function addressOf(endpoint: Endpoint, own: OperationSchemas, options: LongestInputOptions): string {
  const path = endpoint.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    options.texts === 'all'
      ? encoded(options.shape, MAX_PATH - endpoint.path.length)
      : encodeURIComponent(String(options.values[subjectOf(endpoint.path, name)] ?? name)),
  );
  const query = new URLSearchParams();
  const fields = own.query ? longestInput(own.query, options) : {};
  for (const [name, value] of Object.entries(fields as object)) query.set(name, String(value));
  // A parameter that nobody asked for is read, too.
  const rest = MAX_QUERY - query.toString().length;
  if (options.texts === 'all' && rest > 0) return `${path}?${query}&x=${encoded(options.shape, rest)}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

async function bodyOf(endpoint: Endpoint, own: OperationSchemas, options: LongestInputOptions) {
  if (endpoint.body === 'multipart') {
    const form = new FormData();
    form.append('images', new Blob([options.shape(1000)]), options.shape(200));
    const encodedForm = new Response(form);
    const type = encodedForm.headers.get('content-type') ?? '';
    return { type, body: new Uint8Array(await encodedForm.arrayBuffer()) };
  }
  if (endpoint.method === 'GET' || !own.body) return null;
  return { type: 'application/json', body: JSON.stringify(longestInput(own.body, options)) };
}

/** A call with texts of one shape, prepared. */
async function prepareCall(endpoint: Endpoint, own: OperationSchemas, options: LongestInputOptions) {
  const client = clientOf(endpoint);
  const content = await bodyOf(endpoint, own, options);
  const [session, token] = [client.cookie('maida_session'), client.cookie('XSRF-TOKEN') ?? ''];
  const request: PlainRequest = {
    method: endpoint.method,
    origin: service.url,
    address: addressOf(endpoint, own, options),
    headers: {
      cookie: `XSRF-TOKEN=${token}${session === undefined ? '' : `; maida_session=${session}`}`,
      'x-xsrf-token': token,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': encoded(options.shape, 100),
      ...(content && { 'content-type': content.type }),
    },
    ...(content && { body: content.body }),
  };
  return async () => {
    let status = await sendPlainly(request);
    if (status === 429) {
      service.advance(DAY_MS);
      status = await sendPlainly(request);
    }
    if (!REFUSED.has(status)) reached.add(endpoint.path);
    assert.ok(status < 500 || status === 503, String(status));
  };
}

for (const [feature, table] of Object.entries(endpoints)) {
  for (const [operation, endpoint] of Object.entries(table as Record<string, Endpoint>)) {
    const own = (schemas as Record<string, Record<string, OperationSchemas>>)[feature]?.[operation] ?? {};
    test(`${feature}.${operation} costs no more for hostile texts than for plain ones`, async () => {
      if (await isOver(scene)) await refreshScene();
      for (const client of scene.clients) if (!client.cookie('XSRF-TOKEN')) await client.get('/auth/me');
      const values = { ...FIELDS, ...scene.values };
      for (const texts of (own.body ?? own.query) ? (['all', 'free'] as const) : (['all'] as const)) {
        await assertEvenCosts(`${feature}.${operation} ${texts} texts`, (shape) =>
          prepareCall(endpoint, own, { shape, texts, values }),
        );
      }
    });
  }
}

test('most calls were reached behind their validation', () => assertMostReached(reached));
