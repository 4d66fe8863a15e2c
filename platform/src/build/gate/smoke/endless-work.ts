import { RESTLESS_MS } from './ahead.ts';
import type { OpenPage } from './open-page.ts';

/**
 * Watches a page that has always something to do, as one that renders again and again. Returns a text that names the
 * code that runs most; undefined once the page rests. It counts processor time: on a busy machine an honest page may
 * only have been held up.
 */
export async function findEndlessWork(page: OpenPage): Promise<string | undefined> {
  const { cdp } = page;
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Profiler.enable');
  try {
    await cdp.send('Profiler.start');
    const start = await readWork(page);
    while ((await readWork(page)) - start < RESTLESS_MS) {
      if (await page.call('rest')) return undefined;
    }
    return await findBusiest(page);
  } finally {
    await cdp.send('Profiler.disable');
    await cdp.send('Performance.disable');
  }
}

/** Milliseconds that the page's tasks have taken. */
async function readWork({ cdp }: OpenPage): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Ends the profile. Gives the places of the functions that have run longest, the longest first. */
export async function findBusiest({ cdp }: OpenPage): Promise<string> {
  const { profile } = await cdp.send('Profiler.stop');
  const nodes = profile.nodes.toSorted((a, b) => (b.hitCount ?? 0) - (a.hitCount ?? 0));
  return nodes.map(({ callFrame }) => placeOf(callFrame.url, callFrame)).join('\n');
}

/** A position of the driver, which counts from 0, as engines print it. */
export function placeOf(
  url: string,
  { lineNumber, columnNumber = 0 }: { lineNumber: number; columnNumber?: number },
): string {
  return `${url}:${String(lineNumber + 1)}:${String(columnNumber + 1)}`;
}
