/**
 * What honest first visits get while a stranger asks for 240 pages a second, each one that nobody has asked for before:
 * from one address, from a /64 and from 200 addresses. `npm run bench:storm`.
 */
import { amount } from './amount.ts';
import { observeVisits, type Visits } from './storm/observe-visits.ts';
import { startStorm, type Sender } from './storm/start-storm.ts';
import { startProduct } from './start-product.ts';
import { writeResult } from './write-result.ts';

/** A whole minute: at each of the clock every page is rendered anew. */
const SECONDS = amount(60, 3);
/** Least share of first visits with content in percent, and most of their 95th percentile beside that of calm. */
const BARS = { content: 95, slowdown: 3 };

const SENDERS: Readonly<Record<string, Sender>> = {
  'one address': () => '198.51.100.7',
  'a /64': (request) => `2001:db8:1:2::${request.toString(16)}`,
  '200 addresses': (request) => `198.51.100.${String(request % 200)}`,
};

function rowOf(from: string, pages: number, { count, contentShare, p50, p95 }: Visits, calm?: Visits) {
  const content = Math.round(contentShare * 1000) / 10;
  const slowdown = calm && Math.round((p95 / calm.p95) * 100) / 100;
  const isMet = slowdown === undefined || (content >= BARS.content && slowdown <= BARS.slowdown);
  return {
    from,
    'pages a second': Math.round(pages / SECONDS),
    visits: count,
    'content, %': content,
    p50,
    p95,
    slowdown,
    isMet,
  };
}

const { address, stop } = await startProduct();
try {
  // The first visits render each page for the first time.
  await observeVisits(address, SECONDS);
  const calm = await observeVisits(address, SECONDS);
  const rows = [rowOf('nobody', 0, calm)];
  for (const [from, sender] of Object.entries(SENDERS)) {
    const storm = startStorm(address, sender);
    const visits = await observeVisits(address, SECONDS);
    rows.push(rowOf(from, await storm.stop(), visits, calm));
    console.log(rows.at(-1));
  }
  console.table(rows);
  await writeResult('storm', rows);
} finally {
  await stop();
}
