import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { TestContext } from 'node:test';
import { FAULT_PERMIT_COOKIE } from '../contract/index.ts';
import { createTokens } from './testing/delivered-pages.ts';
import { configurationOf, HTML, serveSite } from './testing/page-site.ts';
import type { DeliveryOptions } from './delivery-options.ts';

const TOKENS = createTokens();
const FROM_HOME = { ...HTML, 'x-network': 'home' };

function serve(context: TestContext, options: Partial<DeliveryOptions> = {}) {
  const pageToken = TOKENS.issue.bind(TOKENS);
  return serveSite(context, { pageToken, ...options });
}

function tokenOf({ headers }: { headers: Record<string, unknown> }): string {
  return /^page;desc="([\w.-]+)"$/.exec(String(headers['server-timing']))?.[1] ?? '';
}

it('every delivery of a page has a token of its own, for its network and its versions', async (context) => {
  const { sendRequest } = await serve(context);
  const first = await sendRequest('/', FROM_HOME);
  const second = await sendRequest('/', { ...HTML, 'x-network': 'office' });
  const [one, two] = [await TOKENS.read(tokenOf(first)), await TOKENS.read(tokenOf(second))];
  assert.equal(one?.composition, configurationOf(first.text).registry.composition);
  assert.notEqual(one?.id, two?.id);
  assert.notEqual(one?.network, two?.network);
  const third = await sendRequest('/', FROM_HOME);
  assert.equal((await TOKENS.read(tokenOf(third)))?.network, one?.network);
});

it('the page stays the same for everybody, and one that the browser has already gets a new token', async (context) => {
  const { sendRequest } = await serve(context);
  const first = await sendRequest('/', FROM_HOME);
  const second = await sendRequest('/', { ...HTML, 'x-network': 'office' });
  assert.equal(first.text, second.text);
  const etag = String(first.headers.etag);
  assert.equal(second.headers.etag, etag);
  const unchanged = await sendRequest('/', { ...FROM_HOME, 'if-none-match': etag });
  assert.equal(unchanged.status, 304);
  const ids = await Promise.all(
    [first, unchanged].map(async (page) => (await TOKENS.read(tokenOf(page)))?.id),
  );
  assert.ok(ids[0] && ids[1] && ids[0] !== ids[1]);
  assert.ok(String(unchanged.headers['server-timing']).length < 120, 'its weight in bytes');
});

it('a page that is not counted has none, and a page without a secret is delivered all the same', async (context) => {
  const findReplay = (_request: unknown, value: string) => Promise.resolve(value);
  const { sendRequest } = await serve(context, { findReplay });
  const { composition } = configurationOf((await sendRequest('/', FROM_HOME)).text).registry;
  const replay = await sendRequest(`/?composition=${composition}`, FROM_HOME);
  assert.deepEqual([replay.status, replay.headers['server-timing']], [200, undefined]);
  const faults = { findPermit: () => Promise.resolve({ faults: {}, expiresAt: Date.now() + 60_000 }) };
  const simulating = await serve(context, { faultSwitch: faults });
  const faulty = await simulating.sendRequest('/', { ...FROM_HOME, cookie: `${FAULT_PERMIT_COOKIE}=signed` });
  assert.deepEqual([faulty.status, faulty.headers['server-timing']], [200, undefined]);
  const unable = await serve(context, { pageToken: () => Promise.reject(new Error('The disk is full.')) });
  const page = await unable.sendRequest('/', FROM_HOME);
  assert.deepEqual([page.status, page.headers['server-timing']], [200, undefined]);
});
