/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';

const CPU_SLOWER = 4;
/** Milliseconds after an interaction until its entry is surely delivered. */
const DELIVERED_MS = 300;
const BINDING = 'benchInteraction';

/** What a page took to show an answer to one press, tap or key. */
export interface Interaction {
  readonly step: string;
  /** From the input to the next paint, in steps of 8 ms (https://w3c.github.io/event-timing). */
  readonly milliseconds: number;
}

/** Acts as a person on a page and remembers how long every interaction took. */
export interface Recorder {
  readonly page: Page;
  /** Runs one step of a journey; all interactions in it count under its name. */
  readonly step: (name: string, act: (page: Page) => Promise<unknown>) => Promise<void>;
  readonly interactions: () => Interaction[];
}

interface Entry {
  readonly step: string;
  readonly id: string;
  readonly milliseconds: number;
}

/** Reports every event that belongs to an interaction; runs in each document before anything of its own. */
function watchInteractions(binding: string): void {
  const report = Reflect.get(globalThis, binding) as (id: string, milliseconds: number) => void;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId'));
      // Ids are unique in a document only.
      if (id > 0) report(`${String(performance.timeOrigin)}-${String(id)}`, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Opens a page on a processor that is slowed down four times. */
export async function recordPage(context: BrowserContext): Promise<Recorder> {
  const entries: Entry[] = [];
  let current = '';
  const note = (_source: unknown, id: string, milliseconds: number) => {
    entries.push({ step: current, id, milliseconds });
  };
  await context.exposeBinding(BINDING, note);
  await context.addInitScript(watchInteractions, BINDING);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  return {
    page,
    step: async (name, act) => {
      current = name;
      await act(page);
      await page.waitForTimeout(DELIVERED_MS);
    },
    interactions: () => longestOf(entries),
  };
}

/** An interaction has several events (pointerdown, pointerup, click), and takes as long as its longest. */
function longestOf(entries: readonly Entry[]): Interaction[] {
  const longest = new Map<string, Interaction>();
  for (const { id, step, milliseconds } of entries) {
    const known = longest.get(id)?.milliseconds ?? 0;
    if (milliseconds >= known) longest.set(id, { step, milliseconds });
  }
  return [...longest.values()];
}
