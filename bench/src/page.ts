/**
 * The product beside the same sources as one tuned bundle that is rendered in the browser, on a slow line and a slow
 * phone, in a real Chromium, by turns. `npm run bench:page [-- <pairs> [list|menu]]`.
 */
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { launchInstalledChromium } from 'platform/chromium';
import { amount, givenAmount, givenArguments } from './amount.ts';
import { buildSingle } from './page/build-single.ts';
import { measureOwnerPages, type OwnerRow } from './page/owner-pages.ts';
import type { Target } from './page/probe.ts';
import { serveSingle, type SinglePage } from './page/single-site.ts';
import { summarise, type Summary } from './page/statistics.ts';
import { openPhone, visit, type VisitResult } from './page/visit.ts';
import { findSlug, startProduct } from './start-product.ts';
import { readRows, writeResult } from './write-result.ts';

/** The chunk for calls, which the shell loads first. */
const FIRST_CHUNKS = ['texts-en-first-ts', 'calls'];

interface BenchPage extends SinglePage {
  readonly name: string;
  readonly target: Target;
}

interface Measured {
  readonly cold: VisitResult[];
  readonly repeat: VisitResult[];
  readonly tapped: VisitResult[];
}

const pairs = Math.max(givenAmount(7, 1), 1);
/** Measure only this page; the stored result of the other one stays. */
const onlyPage = givenArguments[1] ?? amount(undefined, 'list');

function pagesOf(slug: string): BenchPage[] {
  return [
    {
      name: 'list',
      path: '/',
      chunks: FIRST_CHUNKS,
      data: '/api/restaurant?limit=50',
      // The name of the restaurant on its own page.
      target: { selector: 'main li a[href*="/menu"]', answer: 'main h1', answerAt: '/menu' },
    },
    {
      name: 'menu',
      path: `/restaurant/${slug}/menu`,
      chunks: [...FIRST_CHUNKS, 'menu', 'texts-en-order-ts'],
      data: `/api/providers/restaurant/slug/${slug}`,
      target: {
        selector: 'main section li input[type=checkbox]',
        // The mark on the dish, and the buttons for its quantity.
        answer: 'main section li :checked ~ [aria-hidden]',
        carriedOut: 'main section li:has(:checked) button',
      },
    },
  ];
}

async function measureOnce(browser: Browser, origin: string, page: BenchPage, into: Measured): Promise<void> {
  const common = { url: origin + page.path, target: page.target };
  const phone = await openPhone(browser);
  into.cold.push(await visit(phone, { ...common, isTapped: false }));
  into.repeat.push(await visit(phone, { ...common, isTapped: false }));
  await phone.close();
  const another = await openPhone(browser);
  into.tapped.push(await visit(another, { ...common, isTapped: true }));
  await another.close();
}

/** A bar on the ratio to the bundle, or on the product's own figure (docs/quality.md). */
type Bar = { readonly ratio: number } | { readonly most: number };

function showBar(bar: Bar): string {
  return 'ratio' in bar ? `≤ ${bar.ratio.toFixed(2)} ×` : `≤ ${String(bar.most)}`;
}

function rowsOf(page: BenchPage, product: Measured, single: Measured) {
  const row = (what: string, of: (measured: Measured) => number[], bar?: Bar) => {
    const [ours, theirs] = [summarise(of(product)), summarise(of(single))];
    const ratio = ours.median / theirs.median;
    return { page: page.name, what, product: ours, single: theirs, ratio, ...(bar && { bar: showBar(bar) }) };
  };
  const cold = (value: (result: VisitResult) => number) => (measured: Measured) => measured.cold.map(value);
  const tapped = (value: (result: VisitResult) => number | null) => (measured: Measured) =>
    measured.tapped.map((result) => value(result) ?? NaN);
  const repeat = (measured: Measured) => measured.repeat.map(({ firstShown }) => firstShown ?? NaN);
  const loaded = cold(({ wire }) => wire.scriptBytes / 1000);
  const quiet = cold(({ wire }) => wire.scriptBytesInAll / 1000);
  return [
    row('first shown, ms', cold(({ firstShown }) => firstShown ?? NaN), { ratio: 0.25 }), // oxfmt-ignore
    row('largest contentful paint, ms', cold(({ largest }) => largest)), // oxfmt-ignore
    row('busy beyond 50 ms at a time, ms', cold(({ blocked }) => blocked), { most: 50 }), // oxfmt-ignore
    row('tap answered, ms', tapped(({ answered }) => answered), { ratio: 0.6 }), // oxfmt-ignore
    ...(page.target.carriedOut === undefined
      ? []
      : [row('the tap carried out by scripts, ms', tapped(({ carriedOut }) => carriedOut))]), // oxfmt-ignore
    row('repeat visit: first shown, ms', repeat, { ratio: 0.4 }),
    row('JavaScript until load, KB', loaded, { most: 110 }),
    row('JavaScript until it is quiet, KB', quiet, { most: 165 }),
    row('everything until load, KB', cold(({ wire }) => wire.allBytes / 1000)), // oxfmt-ignore
    row('requests until load', cold(({ wire }) => wire.requests)), // oxfmt-ignore
    row('depth of the chain of scripts', cold(({ wire }) => wire.depth)), // oxfmt-ignore
    row('asked for twice', cold(({ wire }) => wire.repeated.length)), // oxfmt-ignore
    row('layout shift', cold(({ shift }) => shift)), // oxfmt-ignore
  ];
}

function show({ median, low, high }: Summary): string {
  const digits = median < 10 ? 3 : median < 1000 ? 1 : 0;
  const text = String(Number(median.toFixed(digits)));
  return low === high ? text : `${text} (${low.toFixed(0)} to ${high.toFixed(0)})`;
}

/** Prints what was measured and stores it; the rows of other pages stay. */
async function keep(rows: readonly (ReturnType<typeof rowsOf>[number] | OwnerRow)[]): Promise<void> {
  console.log(`${String(pairs)} pairs; median (middle half)`);
  console.table(
    rows.map((row) => {
      const { single: theirs, ratio = NaN, bar = '' } = 'single' in row ? row : {};
      return {
        page: row.page,
        what: row.what,
        product: show(row.product),
        'one bundle': theirs ? show(theirs) : '',
        ratio: Number.isFinite(ratio) ? ratio.toFixed(2) : '',
        bar,
      };
    }),
  );
  const measured = new Set(rows.map(({ page }) => page));
  const others = (await readRows<{ page: string }>('page')).filter(({ page }) => !measured.has(page));
  const isPublic = ({ page }: { page: string }) => every.some(({ name }) => name === page);
  const sorted = [...others, ...rows].toSorted((a, b) => a.page.localeCompare(b.page));
  await writeResult('page', [...sorted.filter(isPublic), ...sorted.filter((row) => !isPublic(row))]);
}

const single = await buildSingle();
const product = await startProduct();
const every = pagesOf(await findSlug(product.address));
const pages = every.filter(({ name }) => onlyPage === undefined || name === onlyPage);
const server = await serveSingle(single, every, product.address);
const baseline = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
const browser = await launchInstalledChromium();
try {
  for (const page of pages) {
    const measured = { product: newMeasured(), single: newMeasured() };
    for (let pair = 0; pair < pairs; pair += 1) {
      // Alternating, each first every other time, so that other load on the machine affects both.
      const turns = pair % 2 === 0 ? (['product', 'single'] as const) : (['single', 'product'] as const);
      for (const turn of turns) {
        await measureOnce(browser, turn === 'product' ? product.address : baseline, page, measured[turn]);
      }
    }
    await keep(rowsOf(page, measured.product, measured.single));
  }
  if (onlyPage === undefined) await keep(await measureOwnerPages(browser, product.address, pairs));
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
  await product.stop();
}
function newMeasured(): Measured {
  return { cold: [], repeat: [], tapped: [] };
}
