import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { RENDERED_STATE_ID } from 'platform/contract';
import { requestPage } from './request-page.ts';

/** What first visits of honest people saw. */
export interface Visits {
  readonly count: number;
  /** Of 1. */
  readonly contentShare: number;
  /** In milliseconds, the whole page. */
  readonly p50: number;
  readonly p95: number;
}

const INTERVAL_MS = 100;
const LANGUAGES = ['fr', 'ar', 'en'];

interface Visit {
  readonly hasContent: boolean;
  readonly ms: number;
}

/** First visits to list and menus in all languages, ten a second, each with a connection of its own. */
export async function observeVisits(address: string, seconds: number): Promise<Visits> {
  const paths = ['/', ...(await menusOf(address))];
  const visits: Promise<Visit>[] = [];
  for (let index = 0; index < (seconds * 1000) / INTERVAL_MS; index += 1) {
    const path = paths[index % paths.length] ?? '/';
    const language = LANGUAGES[index % LANGUAGES.length] ?? 'fr';
    visits.push(visit(address + path, language, `203.0.113.${String(index % 250)}`));
    await sleep(INTERVAL_MS);
  }
  const all = await Promise.all(visits);
  const sorted = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? NaN);
  return {
    count: all.length,
    contentShare: all.filter(({ hasContent }) => hasContent).length / all.length,
    p50: at(0.5),
    p95: at(0.95),
  };
}

async function visit(url: string, language: string, sender: string): Promise<Visit> {
  const start = performance.now();
  const headers = { 'x-forwarded-for': sender, 'accept-language': language };
  const page = await requestPage(url, headers, new Agent()).catch(() => undefined);
  const hasContent = page?.status === 200 && page.text.includes(`id="${RENDERED_STATE_ID}"`);
  return { hasContent, ms: performance.now() - start };
}

async function menusOf(address: string): Promise<string[]> {
  const answer = await fetch(`${address}/api/restaurant?limit=50`);
  const restaurants = (await answer.json()) as readonly { provider: { slug: string } }[];
  return restaurants.map(({ provider }) => `/restaurant/${provider.slug}/menu`);
}
