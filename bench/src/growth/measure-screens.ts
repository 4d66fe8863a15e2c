import { setTimeout as sleep } from 'node:timers/promises';
import { amount } from '../amount.ts';
import type { Size } from './load-data.ts';
import { explainAll, type Explained } from './explain.ts';
import { openFilled, type FilledService } from './open-filled.ts';
import { middlePage, screensOf, type Screen } from './screens.ts';
import { makeCast } from './sign-in.ts';

const LOOKS = amount(15, 1);

/** A reply to a call. */
interface Look {
  readonly milliseconds: number;
  /** Rows of a list; otherwise 1. */
  readonly shown: number;
}

/** Measurements of a screen's calls. */
export interface Cost {
  readonly screen: string;
  readonly shown: number;
  readonly buffers: number;
  readonly milliseconds: number;
  /** Milliseconds of the very first call, with nothing prepared or cached. */
  readonly firstMilliseconds: number;
  readonly statements: readonly Explained[];
  readonly isOnce: boolean;
}

/** Most retries when a busy service asks to come back; only replies count. */
const MAX_ATTEMPTS = 30;

async function look(filled: FilledService, screen: Screen, patience = MAX_ATTEMPTS): Promise<Look> {
  const { as, path, before, name } = screen;
  if (before) await filled.client.query(before);
  const started = performance.now();
  const reply = await fetch(filled.url + path, { headers: as.headers });
  const text = await reply.text();
  if (reply.ok) return { milliseconds: performance.now() - started, shown: shownIn(JSON.parse(text)) };
  if (reply.status !== 503 || patience === 0) throw new Error(`${name}: ${reply.status} ${text}`);
  await sleep(1000);
  filled.recorder.take();
  return look(filled, screen, patience - 1);
}

function shownIn(answer: unknown): number {
  return Array.isArray(answer) ? answer.length : 1;
}

async function costOf(filled: FilledService, screen: Screen): Promise<Cost> {
  const { client, recorder } = filled;
  const { milliseconds: firstMilliseconds, shown } = await look(filled, screen);
  recorder.take();
  await look(filled, screen);
  const sent = recorder.take();
  if (screen.before) await client.query(screen.before);
  const statements = await explainAll(client, sent);
  const times: number[] = [];
  for (let count = 0; count < LOOKS; count += 1) times.push((await look(filled, screen)).milliseconds);
  return {
    screen: screen.name,
    shown,
    buffers: statements.reduce((sum, { buffers }) => sum + buffers, 0),
    milliseconds: times.toSorted((a, b) => a - b)[Math.floor(LOOKS / 2)] ?? 0,
    firstMilliseconds,
    statements,
    isOnce: screen.isOnce ?? false,
  };
}

/** Loads a database and measures every screen on it. Returns the measurements by name. */
export async function measureScreens(name: string, size: Size): Promise<Map<string, Cost>> {
  const started = performance.now();
  const filled = await openFilled(size);
  try {
    const cast = await makeCast(filled);
    console.log(`${name} database loaded in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const screens = [...screensOf(cast), await middlePage(filled.url, cast)];
    const costs = new Map<string, Cost>();
    for (const screen of screens) costs.set(screen.name, await costOf(filled, screen));
    return costs;
  } finally {
    await filled.close();
  }
}
