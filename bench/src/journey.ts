/**
 * A visitor orders and an owner accepts ten orders, each on a phone four times slower than this machine; every
 * interaction is measured as Interaction to Next Paint does (https://web.dev/articles/inp). Then the owner's page stays
 * open while orders arrive. `npm run bench:journey [-- <minutes>]`.
 */
import { launchInstalledChromium } from 'platform/chromium';
import { amount, givenAmount } from './amount.ts';
import { acceptOrders } from './journey/owner.ts';
import { recordPage, type Interaction } from './journey/interactions.ts';
import { watchMemory, type Held } from './journey/memory.ts';
import { openOrderer } from './journey/orderer.ts';
import { orderAsVisitor } from './journey/visitor.ts';
import { signInOwner } from './page/owner-pages.ts';
import { openPhone } from './page/visit.ts';
import { startProduct } from './start-product.ts';
import { writeResult } from './write-result.ts';

const ORDERS = amount(10, 1);
/** Milliseconds of the worst interaction, and of three quarters of them. */
const BARS = { worst: 150, p75: 80 };
/** Minutes after which everything that a page loads late is there. */
const SETTLED = 1;

const minutes = givenAmount(30, 0);

function rowsOf(who: string, interactions: readonly Interaction[]) {
  const sorted = interactions.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const steps = Object.entries(Object.groupBy(interactions, ({ step }) => step));
  const ms = (what: string, value: number | undefined, bar?: number) => {
    return { who, what, value: value ?? NaN, unit: 'ms', bar };
  };
  return [
    ms(`worst of ${String(sorted.length)} interactions`, sorted.at(-1), BARS.worst),
    ms('75th percentile', sorted[Math.ceil(sorted.length * 0.75) - 1], BARS.p75),
    ...steps.map(([step, those = []]) =>
      ms(`worst of: ${step}`, Math.max(...those.map(({ milliseconds }) => milliseconds))),
    ),
  ];
}

function memoryRows(held: readonly Held[]) {
  const first = held[Math.min(SETTLED, held.length - 1)];
  const last = held.at(-1);
  const row = (what: string, unit: string, of: (at: Held) => number) => {
    const [from, to] = [first, last].map((at) => (at ? Math.round(of(at) * 10) / 10 : NaN));
    return {
      who: 'owner, open page',
      what,
      value: to,
      unit,
      after: `${String(SETTLED)} min: ${String(from)}`,
    };
  };
  return [
    row(`heap after ${String(last?.minute)} minutes`, 'MB', ({ heapMegabytes }) => heapMegabytes),
    row('nodes', '', ({ nodes }) => nodes),
    row('listeners', '', ({ listeners }) => listeners),
  ];
}

const product = await startProduct();
const browser = await launchInstalledChromium();
try {
  const cookies = await signInOwner(browser, product.address);
  const orderer = await openOrderer(product.address, cookies);
  const openAs = async (owner: boolean) => {
    const phone = await openPhone(browser, product.address);
    if (owner) await phone.addCookies(cookies);
    return phone;
  };
  const visitor = await recordPage(await openAs(false));
  await orderAsVisitor(visitor);
  for (let count = 0; count < ORDERS; count += 1) await orderer.place();
  const owner = await recordPage(await openAs(true));
  await acceptOrders(owner, ORDERS);
  await owner.page.close();
  const answered = [...rowsOf('visitor', visitor.interactions()), ...rowsOf('owner', owner.interactions())];
  console.table(answered);
  const held = await watchMemory(await openAs(true), minutes, () => orderer.placeAndDeliver());
  const rows = [...answered, ...memoryRows(held)];
  console.table(rows);
  await orderer.close();
  await writeResult('journey', rows);
} finally {
  await browser.close();
  await product.stop();
}
