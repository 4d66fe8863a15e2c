import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

const MINUTE_MS = 60_000;
/** Orders that arrive in a minute of a busy evening. */
const ORDERS_A_MINUTE = 2;

/** What an open page holds after a garbage collection. */
export interface Held {
  readonly minute: number;
  readonly heapMegabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Leaves the owner's orders open while orders arrive, and looks once a minute at what the page holds. */
export async function watchMemory(
  context: BrowserContext,
  minutes: number,
  order: () => Promise<void>,
): Promise<Held[]> {
  const page = await context.newPage();
  await page.goto('/provider/orders');
  await page.getByRole('article').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const held: Held[] = [];
  for (let minute = 0; minute <= minutes; minute += 1) {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    held.push({
      minute,
      heapMegabytes: read('JSHeapUsedSize') / 2 ** 20,
      nodes: read('Nodes'),
      listeners: read('JSEventListeners'),
    });
    if (minute === minutes) break;
    for (let count = 0; count < ORDERS_A_MINUTE; count += 1) await order();
    await sleep(MINUTE_MS);
  }
  await page.close();
  return held;
}
