import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Order } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import { at } from './testing.ts';

const DAY_MS = 86_400_000;
const HOME = '41.188.0.7';

let service: TestService;
let kitchen: TestRestaurant;

before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
  kitchen = await createTestRestaurant(service);
});
after(() => service.close());

let phones = 22_449;
/** By a phone of its own that ends with 0134, since one phone may have few orders open. */
function order(phone = `${(phones += 1)}20134`) {
  return place(service.guest(), kitchen, { phone }, at(HOME));
}

function find(code: string, phoneEnd: string, address = HOME) {
  return service
    .guest()
    .post<{ trackingToken: string }>('/api/orders/track', { code, phoneEnd }, at(address));
}

/** A wrong ending for an order of {@link order}. */
const wrong = (count: number) => String(5000 + count);

/** Guesses one code until it has to wait for so many seconds; returns how many guesses were looked at. */
async function guessUntilSlow({ code }: Order, wait: number, addressOf: (count: number) => string) {
  let looked = 0;
  for (let count = 0; count < 200; count += 1) {
    const { status, headers } = await find(code, wrong(count), addressOf(count));
    const retryAfter = Number(headers.get('retry-after'));
    if (status === 404) looked += 1;
    else if (retryAfter >= wait) return looked;
    else service.advance(retryAfter * 1000);
  }
  return assert.fail('The code was never slowed down');
}

test('code and last digits open the order, however they are typed', async () => {
  const { code, trackingToken } = await order();
  const arabic = (text: string) => text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  for (const [typedCode, typedEnd] of [
    [code, '0134'],
    [` ${code.toLowerCase().replace('-', ' ')} `, '01 34'],
    [code.replace('-', ''), '22 45 02 01 34'],
    [arabic(code), arabic('0134')],
  ] as const) {
    const { status, body, text } = await find(typedCode, typedEnd);
    assert.equal(status, 200, `${typedCode} ${typedEnd} ${text}`);
    assert.deepEqual(body, { trackingToken });
  }
});

test('what can be no code, and too few digits, are named as fields', async () => {
  const { status, text } = await find('K0M-42Q', '13');
  assert.equal(status, 400);
  assert.match(text, /"path":"code"/);
  assert.match(text, /"path":"phoneEnd"/);
});

test('wrong digits, an unknown code and an old order answer alike', async () => {
  const { code } = await order();
  const face = async (reply: ReturnType<typeof find>) => {
    const { status, text, headers } = await reply;
    const ownHeaders = new Set(['date', 'x-request-id', 'set-cookie']);
    return { status, text, headers: [...headers].filter(([name]) => !ownHeaders.has(name)) };
  };
  const unknown = await face(find('ZZZ-ZZ9', '0134', '41.188.1.1'));
  assert.equal(unknown.status, 404);
  assert.deepEqual(await face(find(code, '0135', '41.188.1.2')), unknown);
  service.advance(7 * DAY_MS + 1000);
  assert.deepEqual(await face(find(code, '0134', '41.188.1.3')), unknown);
});

test('guesses at one code from one network wait longer and longer', async (context) => {
  context.after(service.holdClock());
  const placed = await order();
  const looked = await guessUntilSlow(placed, 900, () => '203.0.113.9');
  assert.ok(looked < 20, String(looked));
  const sameNetwork = await find(placed.code, '0134', '203.0.113.9');
  assert.equal(sameNetwork.status, 429);
  assert.ok(Number(sameNetwork.headers.get('retry-after')) <= 900);
  assert.equal((await find(placed.code, '0134', '203.0.113.10')).status, 200, 'another network');
});

test('all addresses of an IPv6 /64 get no more guesses than one', async (context) => {
  context.after(service.holdClock());
  const { code } = await order();
  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, count) => find(code, wrong(count), `2001:db8:7:1::${count.toString(16)}`)),
  );
  const looked = replies.filter(({ status }) => status === 404).length;
  // Six, with one more for each second or so that a busy machine takes.
  assert.ok(looked >= 6 && looked <= 8, String(looked));
});

test('guesses from many networks slow one another down, not the network of the order nor its link', async (context) => {
  context.after(service.holdClock());
  const placed = await order();
  const looked = await guessUntilSlow(placed, 3500, (count) => `198.51.${String(count)}.2`);
  assert.ok(looked < 50, String(looked));
  assert.equal((await find(placed.code, '0134', '198.52.1.1')).status, 429);
  assert.equal((await find(placed.code, '0134')).status, 200, 'from where it was ordered');
  const link = await service
    .guest()
    .get(`/api/orders/track/${String(placed.trackingToken)}`, at('198.52.1.1'));
  assert.equal(link.status, 200);
});

test('guesses at one code do not slow others down, nor do unknown codes answer sooner', async () => {
  const placed = await order();
  const unknown = { ...placed, code: 'ZZ9-Z9Z' };
  const guesses = await guessUntilSlow(placed, 900, () => '203.0.113.21');
  assert.equal(await guessUntilSlow(unknown, 900, () => '203.0.113.22'), guesses);
  const other = await order('2245029999');
  assert.equal((await find(other.code, '9999', '203.0.113.21')).status, 200);
});
