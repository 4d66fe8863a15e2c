import pg from 'pg';
import { changesOf, PLATFORM, type Registry } from 'platform/contract/server';
import type { Act } from './team.ts';
import type { Visit } from './visitors.ts';
import { lagOf, readLiveSet, type LiveSetSample } from './watch-live-sets.ts';
import type { Site } from './site.ts';

/** How much later than the registry an instance may be on a busy machine, in milliseconds. */
const MAX_LAG_MS = 10_000;
/** Longer than the history of any trial. */
const WHOLE_HISTORY = 100_000;

/** What happened in a trial. */
export interface TrialRecord {
  readonly acts: readonly Act[];
  readonly visits: readonly Visit[];
  readonly samples: readonly LiveSetSample[];
}

/** What was wrong, one sentence each, and the figures of the history. */
export interface Findings {
  readonly faults: readonly string[];
  readonly worstLagMs: number;
  readonly changes: number;
  /** Changes by the platform itself: releases that it rolled back because of their errors. */
  readonly rolledBack: number;
}

/** Compares what teams and visitors experienced with the history, the database, and what is live in the end. */
export async function findFaults(site: Site, { acts, visits, samples }: TrialRecord): Promise<Findings> {
  const history = await site.store.readHistory(WHOLE_HISTORY);
  const lags = samples.map((sample) => ({ sample, lag: lagOf(sample, history) }));
  const changes = history.flatMap(changesOf);
  return {
    faults: [
      ...visits.flatMap(({ losses }) => losses),
      ...(await findLostOrders(site, visits)),
      ...findUnexplainedChanges(history, acts),
      ...findBrokenReleases(acts),
      ...lags
        .filter(({ lag }) => lag > MAX_LAG_MS)
        .map(({ sample, lag }) => `${sample.instance} was ${String(lag)} ms late: ${JSON.stringify(sample)}`),
      ...(await findLiveDifferences(site, history[0])),
    ],
    worstLagMs: lags.reduce((worst, { lag }) => Math.max(worst, lag), 0),
    changes: changes.length,
    rolledBack: changes.filter(({ who }) => who === PLATFORM).length,
  };
}

async function findLostOrders(site: Site, visits: readonly Visit[]): Promise<string[]> {
  const client = new pg.Client(site.databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; count: number }>(
      `SELECT customer_name AS name, count(*)::integer AS count FROM customer_order WHERE customer_name LIKE 'Trial %' GROUP BY customer_name`,
    );
    const countOf = new Map(rows.map(({ name, count }) => [name, count]));
    return visits.flatMap(({ sent, confirmed }) => {
      const count = countOf.get(sent ?? '') ?? 0;
      if (confirmed !== undefined && count === 0) return [`The confirmed order of ${confirmed} is lost.`];
      return count > 1 ? [`The order of ${String(sent)} is there ${String(count)} times.`] : [];
    });
  } finally {
    await client.end();
  }
}

/** Every act that was done is in the history once, none that was refused, and each change follows from the last. */
function findUnexplainedChanges(history: readonly Registry[], acts: readonly Act[]): string[] {
  const changes = history.toReversed().flatMap(changesOf);
  const actOf = new Map(acts.map((act) => [act.why, act]));
  const faults: string[] = [];
  const live = new Map<string, string | undefined>();
  const canary = new Map<string, string | undefined>();
  for (const { area, kind, from, to, share, why, who } of changes) {
    const isOwn = who === PLATFORM || who.startsWith('start ');
    if (!isOwn && actOf.get(why)?.outcome === undefined) faults.push(`Nobody did: ${why} (${who})`);
    if (from !== live.get(area) && from !== canary.get(area))
      faults.push(`${area} went from ${String(from)}, which was not live: ${why}`);
    if (kind === 'canary') canary.set(area, share === 0 ? undefined : to);
    else {
      canary.delete(area);
      live.set(area, to);
    }
  }
  for (const { why, outcome } of acts) {
    const count = changes.filter((change) => change.why === why).length;
    const isRight = outcome === 'unknown' ? count <= 1 : count === (outcome === 'done' ? 1 : 0);
    if (!isRight) faults.push(`${why} was ${outcome}, and the history has it ${String(count)} times.`);
  }
  return faults;
}

function findBrokenReleases(acts: readonly Act[]): string[] {
  return acts
    .filter(({ kind, outcome }) => outcome === 'done' && /^release (broken|unfit)$/.test(kind))
    .map(({ why }) => `The gate let this pass: ${why}`);
}

/** What both instances have live in the end is what the registry says. */
async function findLiveDifferences(site: Site, latest: Registry | undefined): Promise<string[]> {
  const looked = await Promise.all(site.instances.map(readLiveSet));
  return looked.flatMap((sample, index) => {
    if (!sample || !latest) return [`Instance ${String(index)} does not answer in the end.`];
    return Object.entries(latest.areas)
      .filter(([name, { live, canary }]) => ![live, canary?.version].includes(sample.versions[name]))
      .map(([name]) => `Instance ${String(index)} ends with another ${name} than the registry.`);
  });
}
