/**
 * What the screens of admins, providers and customers cost on a small and on a large database: pages that their queries
 * touch, and milliseconds of the whole call. The calls go to the real service; its statements are recorded and explained.
 * `npm run bench:admin`.
 */
import type { Size } from './admin/load-data.ts';
import { explainAll, type Explained } from './admin/explain.ts';
import { openFilled, type FilledService } from './admin/open-filled.ts';
import { middlePage, namesScreen, screensOf, type Screen } from './admin/screens.ts';
import { makeCast } from './admin/sign-in.ts';
import { writeResult } from './write-result.ts';

const SMALL: Size = { users: 1000, restaurants: 100, orders: 10_000, messages: 1000, entries: 1000 };
const LARGE: Size = {
  users: 100_000,
  restaurants: 10_000,
  orders: 1_000_000,
  messages: 100_000,
  entries: 100_000,
};
const LOOKS = 15;

interface Cost {
  readonly screen: string;
  readonly buffers: number;
  readonly milliseconds: number;
  readonly statements: readonly Explained[];
}

async function look({ url, client }: FilledService, { as, path, before, name }: Screen): Promise<number> {
  if (before) await client.query(before);
  const started = performance.now();
  const reply = await fetch(url + path, { headers: as.headers });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${name}: ${reply.status} ${text}`);
  return performance.now() - started;
}

async function costOf(filled: FilledService, screen: Screen): Promise<Cost> {
  const { client, recorder } = filled;
  await look(filled, screen);
  recorder.take();
  await look(filled, screen);
  const sent = recorder.take();
  if (screen.before) await client.query(screen.before);
  const statements = await explainAll(client, sent);
  const times: number[] = [];
  for (let count = 0; count < LOOKS; count += 1) times.push(await look(filled, screen));
  return {
    screen: screen.name,
    buffers: statements.reduce((sum, { buffers }) => sum + buffers, 0),
    milliseconds: times.toSorted((a, b) => a - b)[Math.floor(LOOKS / 2)] ?? 0,
    statements,
  };
}

async function measure(name: string, size: Size): Promise<Map<string, Cost>> {
  const started = performance.now();
  const filled = await openFilled(size);
  try {
    const cast = await makeCast(filled);
    console.log(`${name} database loaded in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const screens = [...screensOf(cast), await middlePage(filled.url, cast), namesScreen(cast)];
    const costs = new Map<string, Cost>();
    for (const screen of screens) costs.set(screen.name, await costOf(filled, screen));
    return costs;
  } finally {
    await filled.close();
  }
}

const small = await measure('Small', SMALL);
const large = await measure('Large', LARGE);
const rows = [...large.values()].map((cost) => {
  const before = small.get(cost.screen);
  return {
    screen: cost.screen,
    smallBuffers: before?.buffers ?? 0,
    largeBuffers: cost.buffers,
    growth: Number((cost.buffers / Math.max(1, before?.buffers ?? 0)).toFixed(2)),
    smallMilliseconds: Number((before?.milliseconds ?? 0).toFixed(1)),
    largeMilliseconds: Number(cost.milliseconds.toFixed(1)),
  };
});
console.table(rows);
const statements = [...large.values()].map((cost) => ({ screen: cost.screen, statements: cost.statements }));
await writeResult('admin-queries', [
  { small: SMALL, large: LARGE },
  ...rows.map((row, index) => ({ ...row, ...statements[index] })),
]);
