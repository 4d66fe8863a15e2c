/**
 * Four teams release, break and roll back their areas at random while instances restart and visitors type and order;
 * `npm run bench:four-teams [-- <minutes>]`. Ends with 1 when a visitor lost something, or when the history does not
 * explain what was live.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { launchInstalledChromium } from 'platform/chromium';
import { amount, givenAmount } from './amount.ts';
import { findFaults, type TrialRecord } from './four-teams/findings.ts';
import { between, oneOf } from './four-teams/random.ts';
import { startSite, type Site } from './four-teams/site.ts';
import { runTeam } from './four-teams/team.ts';
import { sendVisitors } from './four-teams/visitors.ts';
import { watchLiveSets } from './four-teams/watch-live-sets.ts';

const TEAMS = ['mf-public', 'mf-provider', 'mf-admin', 'mf-customer'].slice(amount(0, 2));
const VISITORS = 2;
const RESTART_EVERY_SECONDS = [60, 180] as const;

/** Restarts one of the instances now and then, by asking it or by killing it. */
async function restartInstances(site: Site, signal: AbortSignal): Promise<string[]> {
  const restarts: string[] = [];
  for (;;) {
    await sleep(between(...RESTART_EVERY_SECONDS) * 1000, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return restarts;
    const how = oneOf(['SIGTERM', 'SIGKILL'] as const);
    await site.restart(between(0, 1), how);
    restarts.push(how);
  }
}

function countBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of items.map(nameOf).sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const minutes = givenAmount(10, 0.1);
if (!(minutes > 0)) throw new Error('Usage: npm run bench:four-teams -- <minutes>');
const browser = await launchInstalledChromium();
const site = await startSite();
let isSound = false;
try {
  console.log(`Two instances behind ${site.address}; ${String(minutes)} minutes …`);
  const signal = AbortSignal.timeout(minutes * 60_000);
  const [teams, visitors, samples, restarts] = await Promise.all([
    Promise.all(TEAMS.map((area) => runTeam(site, area, signal))),
    Promise.all(Array.from({ length: VISITORS }, () => sendVisitors(site, browser, signal))),
    watchLiveSets(site, signal),
    restartInstances(site, signal),
  ]);
  const record: TrialRecord = { acts: teams.flat(), visits: visitors.flat(), samples };
  const { acts, visits } = record;
  console.log('What the teams did:');
  console.table(countBy(acts, ({ kind, outcome }) => `${kind}: ${outcome}`));
  console.log('What the visitors did:');
  console.table(countBy(visits, ({ kind, isDone }) => `${kind}: ${isDone ? 'done' : 'given up'}`));
  for (const { kind, detail } of visits.filter(({ isDone }) => !isDone)) console.log(`  ${kind}: ${detail}`);
  for (const { kind, area, detail } of acts.filter(({ outcome }) => outcome !== 'done'))
    console.log(`  ${area}, ${kind}: ${detail.slice(0, 200)}`);
  const { faults, ...figures } = await findFaults(site, record);
  console.table({
    ...figures,
    ...countBy(restarts, (how) => `restarts by ${how}`),
    'live sets seen': samples.length,
    'visits that met a broken part': visits.filter(({ metBroken }) => metBroken).length,
    'orders confirmed': visits.filter(({ confirmed }) => confirmed !== undefined).length,
    faults: faults.length,
  });
  for (const fault of faults) console.log(`FAULT ${fault}`);
  isSound = faults.length === 0 && visits.some(({ isDone }) => isDone);
} finally {
  await browser.close();
  await site.stop();
}
process.exitCode = isSound ? 0 : 1;
