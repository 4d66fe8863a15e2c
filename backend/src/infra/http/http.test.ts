import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { endpoints, type Problem } from 'shared-api/contract';
import { schemas } from 'shared-api/contract/schemas';
import * as z from 'zod';
import { servedContract } from '../../features/features.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { collectRoutes } from './collect-routes.ts';
import { withDeadline } from './deadline.ts';
import { anyone, roles } from './routes.ts';
import { compileSerializer } from './serializer.ts';

let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

/** Sends raw bytes, which `fetch` would correct. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

test('refuses to start with routes that do not match the endpoint table', () => {
  const table = {
    thing: { read: { method: 'GET', path: '/thing', access: 'public', summary: '' } },
  } as const;
  const allow = anyone;
  const handle = () => Promise.resolve();
  assert.throws(() => collectRoutes({}, table), /thing.read has no handler/);
  assert.throws(() => collectRoutes({ thing: { read: { handle } } }, table), /thing.read has no handler/);
  assert.throws(() => collectRoutes({ thing: { read: { allow } } }, table), /thing.read has no handler/);
  assert.throws(
    () => collectRoutes({ thing: { read: { handle, allow: roles('ADMIN') } } }, table),
    /thing.read allows other callers than the endpoint table/,
  );
  const surplus = { thing: { read: { handle, allow }, write: { handle, allow } } };
  assert.throws(() => collectRoutes(surplus, table), /thing.write is not in the endpoint table/);
  assert.throws(() => collectRoutes({ thing: { read: { handle, allow } }, other: {} }, table), /table.other/);
  assert.equal(collectRoutes({ thing: { read: { handle, allow } } }, table).length, 1);
});

test('serves every endpoint of the contract, with schemas', () => {
  const routes = collectRoutes(servedContract.routes, servedContract.endpoints);
  const all = Object.entries(endpoints).flatMap(([feature, table]) =>
    Object.keys(table).map((name) => `${feature}.${name}`),
  );
  assert.deepEqual(
    routes.map(({ feature, operation }) => `${feature}.${operation}`),
    all,
  );
  for (const { feature, operation } of routes) {
    assert.ok(operation in ((schemas as Record<string, object>)[feature] ?? {}), `${feature}.${operation}`);
  }
});

test('answers an unknown address with a problem 404', async () => {
  const { status, headers, body } = await service.guest().get<Problem>('/api/nowhere?token=secret');
  assert.equal(status, 404);
  assert.equal(headers.get('content-type'), 'application/problem+json; charset=utf-8');
  assert.deepEqual(body, {
    type: 'urn:maida:problem:not_found',
    title: 'Not found',
    status: 404,
    code: 'not_found',
  });
});

test('distinguishes malformed JSON, wrong types and sizes', async () => {
  const guest = service.guest();
  const post = (body: string, type: string | null) =>
    guest.send<Problem>('POST', '/api/contact', { body, headers: { 'content-type': type } });

  const malformed = await post('{"name": ', 'application/json');
  assert.deepEqual([malformed.status, malformed.body.code], [400, 'validation_failed']);
  const poisoned = await post('{"__proto__": {"role": "ADMIN"}, "name": "x"}', 'application/json');
  assert.deepEqual([poisoned.status, poisoned.body.code], [400, 'validation_failed']);
  const plain = await post('{}', 'text/plain');
  assert.deepEqual([plain.status, plain.body.code], [415, 'unsupported_media_type']);
  const form = await post('a=b', 'application/x-www-form-urlencoded');
  assert.deepEqual([form.status, form.body.code], [415, 'unsupported_media_type']);
  const multipart = await guest.send<Problem>('POST', '/api/contact', { form: new FormData() });
  assert.deepEqual([multipart.status, multipart.body.code], [415, 'unsupported_media_type']);
  const large = await post(JSON.stringify({ message: 'x'.repeat(2_000_000) }), 'application/json');
  assert.deepEqual([large.status, large.body.code], [413, 'payload_too_large']);
  const empty = await post('', 'application/json');
  assert.deepEqual([empty.status, empty.body.code], [400, 'validation_failed']);
});

test('names every invalid field', async () => {
  const { status, body } = await service
    .guest()
    .post<Problem>('/api/contact', { name: ' ', email: 'x', message: 'm' });
  assert.equal(status, 400);
  assert.equal(body.code, 'validation_failed');
  assert.deepEqual(body.errors?.map(({ path }) => path).sort(), ['email', 'name']);
  const twice = await service.guest().get<Problem>('/api/files/x.webp?w=1&w=2');
  assert.deepEqual([twice.status, twice.body.errors?.[0]?.path], [400, 'w']);
});

test('refuses a NUL character anywhere', async () => {
  const { status, body } = await service.guest().get<Problem>('/api/providers/restaurant/slug/a%00b');
  assert.deepEqual([status, body.code], [400, 'validation_failed']);
});

test('answers a malformed address with a problem 400', async () => {
  const answer = await sendRaw('GET /api/user/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  assert.match(answer, /^HTTP\/1\.1 400 /);
  assert.match(answer, /"code":"validation_failed"/);
  assert.match(answer, /x-content-type-options: nosniff/i);
});

test('sends the security headers with every reply', async () => {
  const { client } = await service.as('USER');
  const { status, headers } = await client.get('/auth/me');
  assert.equal(status, 200);
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('x-frame-options'), 'DENY');
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/);
  assert.ok(headers.get('x-request-id'));
  assert.equal(headers.get('strict-transport-security'), null);
});

test('answers HEAD where GET reads, and never signs out', async () => {
  const guest = service.guest();
  assert.equal((await guest.send('HEAD', '/api/settings')).status, 200);
  assert.equal((await guest.send('HEAD', '/auth/logout')).status, 404);
});

test('sends only declared fields', () => {
  const schema = z.object({
    id: z.uuid(),
    at: z.iso.datetime().nullable(),
    kind: z.enum(['a', 'b']).nullable(),
    amount: z.number().min(0),
    list: z.array(z.object({ name: z.string().max(2) })),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
    other: z.string().optional(),
  });
  const stringify = compileSerializer(schema);
  const value = {
    id: 'not checked again',
    at: null,
    kind: 'a',
    amount: 12.5,
    list: [{ name: 'long', secret: 1 }],
    values: { text: 'x', number: 2 },
    password_hash: 'secret',
  };
  assert.deepEqual(JSON.parse(stringify(value)), {
    id: 'not checked again',
    at: null,
    kind: 'a',
    amount: 12.5,
    list: [{ name: 'long' }],
    values: { text: 'x', number: 2 },
  });
  assert.deepEqual(JSON.parse(compileSerializer(z.object({ a: z.number() }).nullable())(null)), null);
});

test('answers 503 when work takes too long', async () => {
  await assert.rejects(withDeadline(new Promise(() => undefined), 20), {
    name: 'ServiceError',
    code: 'unavailable',
  });
  assert.equal(await withDeadline(Promise.resolve(1), 1000), 1);
});
