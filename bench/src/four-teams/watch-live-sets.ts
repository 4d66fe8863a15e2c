import { setTimeout as sleep } from 'node:timers/promises';
import { changesOf, type Registry } from 'platform/contract/server';
import type { Site } from './site.ts';

const LOOK_EVERY_MS = 250;
const TIMEOUT_MS = 10_000;

/** What an instance had live at some time, as a visitor without a past gets it. */
export interface LiveSetSample {
  readonly instance: string;
  /** Milliseconds since the epoch, before and after the call. */
  readonly asked: number;
  readonly answered: number;
  /** Version by part. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Reads what every instance has live, again and again, until `signal` ends it. */
export async function watchLiveSets(site: Site, signal: AbortSignal): Promise<LiveSetSample[]> {
  const samples: LiveSetSample[] = [];
  while (!signal.aborted) {
    const looked = await Promise.all(site.instances.map(readLiveSet));
    samples.push(...looked.flatMap((sample) => sample ?? []));
    await sleep(LOOK_EVERY_MS);
  }
  return samples;
}

/** Undefined while the instance is stopped or not ready. */
export async function readLiveSet(instance: string): Promise<LiveSetSample | undefined> {
  const asked = Date.now();
  try {
    const response = await fetch(`${instance}/registry.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return undefined;
    const { shell, areas } = (await response.json()) as {
      shell: string;
      areas: { name: string; version: string }[];
    };
    const versions = Object.fromEntries(areas.map(({ name, version }) => [name, version]));
    return { instance, asked, answered: Date.now(), versions: { ...versions, shell } };
  } catch {
    return undefined;
  }
}

/** How many milliseconds ago what a sample shows was what the history says; infinite if never. */
export function lagOf(sample: LiveSetSample, history: readonly Registry[]): number {
  // Latest first: the first revision that fits says how late the instance was.
  for (const [index, revision] of history.entries()) {
    if (timeOf(revision) > sample.answered || !isExplainedBy(sample, revision)) continue;
    const next = history[index - 1];
    return next === undefined ? 0 : Math.max(0, sample.asked - timeOf(next));
  }
  return Number.POSITIVE_INFINITY;
}

/** 0 where an address was given up, which changes nothing that is live. */
function timeOf(revision: Registry): number {
  const [change] = changesOf(revision);
  return change === undefined ? 0 : Date.parse(change.when);
}

function isExplainedBy({ versions }: LiveSetSample, { areas }: Registry): boolean {
  const names = Object.keys(areas);
  if (names.length !== Object.keys(versions).length) return false;
  return names.every((name) => {
    const entry = areas[name];
    return versions[name] === entry?.live || versions[name] === entry?.canary?.version;
  });
}
