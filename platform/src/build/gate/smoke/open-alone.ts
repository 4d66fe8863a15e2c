import { setTimeout as sleep } from 'node:timers/promises';
import { AHEAD_MS, LONG_TASK_MS } from './ahead.ts';
import type { Launch } from './browsers.ts';
import { findBusiest, placeOf } from './endless-work.ts';
import type { Finding } from './finding.ts';
import { ELSEWHERE, FrozenPageError, OpenPage } from './open-page.ts';
import type { Visit } from './plan.ts';
import type { WalkOptions } from './walk.ts';

/** On a busy machine the browser takes a while until it stops in the loop. */
const PAUSE_TIMEOUT_MS = 10_000;

/** What is needed to open a page apart from the others. */
export interface OpenAloneOptions extends Pick<WalkOptions, 'server' | 'cookiesOf'> {
  readonly launch: Launch;
}

/** Opens an address once more, with nothing beside it, and names the code that keeps the page busy. */
export async function openAlone(
  visit: Visit,
  { launch, server, cookiesOf }: OpenAloneOptions,
): Promise<Finding[]> {
  const { role, language, release, path } = visit;
  const page = await OpenPage.open(await launch(), server.address);
  await page.enter({ cookies: cookiesOf(role), language });
  const finding = (what: string, stack: string): Finding => ({ kind: 'freeze', what, stack, release, visit });
  // Before the loop: a page that is busy takes no such order any more.
  const scripts = new Map<string, string>();
  page.cdp.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url));
  await page.cdp.send('Debugger.enable');
  await page.cdp.send('Profiler.enable');
  try {
    await page.goTo(ELSEWHERE);
    await page.cdp.send('Profiler.start');
    await page.call('look');
    let longest = 0;
    for (const target of [path, ELSEWHERE, path]) {
      await page.call('navigate', target);
      await page.call('settle');
      await page.call('advance', AHEAD_MS);
      await page.call('settle');
      longest = Math.max(longest, (await page.call('look')).longestTask);
    }
    const stack = await findBusiest(page);
    await page.close();
    return longest < LONG_TASK_MS ? [] : [finding(`a task took ${(longest / 1000).toFixed(1)} s`, stack)];
  } catch (error) {
    if (!(error instanceof FrozenPageError)) throw error;
    return [finding('its script does not end', await findLoop(page, scripts))];
  }
}

/** The code that runs now. */
async function findLoop({ cdp }: OpenPage, scripts: ReadonlyMap<string, string>): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  cdp.once('Debugger.paused', ({ callFrames }) =>
    resolve(
      callFrames.map(({ location }) => placeOf(scripts.get(location.scriptId) ?? '', location)).join('\n'),
    ),
  );
  cdp.send('Debugger.pause').catch(() => resolve(''));
  return Promise.race([promise, sleep(PAUSE_TIMEOUT_MS, '')]);
}
