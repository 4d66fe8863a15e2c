import { setTimeout as sleep } from 'node:timers/promises';
import { remotePlatform, runCommandLine, uploadBuild } from 'platform/cli';
import { isReleaseError } from 'platform/contract/server';
import { withVariant, type Variant } from 'e2e/support/variants';
import { amount } from '../amount.ts';
import { between, letters, oneOf } from './random.ts';
import type { Site } from './site.ts';

const PAUSE_SECONDS = [30, 180] as const;
/** How long visitors have a broken release that somebody forced. */
const BROKEN_SECONDS: readonly [number, number] = amount([5, 30], [1, 2]);

/** What a team did, and what came of it. */
export interface Act {
  readonly area: string;
  readonly kind: string;
  /** The reason that the history has, which belongs to this act alone. */
  readonly why: string;
  /** `unknown`: the instance was gone before it answered. */
  readonly outcome: 'done' | 'refused' | 'unknown';
  readonly detail: string;
  /** Milliseconds. */
  readonly took: number;
}

interface Team {
  readonly area: string;
  readonly site: Site;
  readonly client: ReturnType<typeof remotePlatform>;
  readonly acts: Act[];
}

const BREAKS = () => 'throw new Error("broken on purpose");';

/** Lets a team release, break, and roll back its area at random until `signal` ends it. Returns all its acts. */
export async function runTeam(site: Site, area: string, signal: AbortSignal): Promise<Act[]> {
  const team: Team = {
    area,
    site,
    client: remotePlatform(site.address, await makeToken(site, area)),
    acts: [],
  };
  while (!signal.aborted) {
    const act = oneOf([
      releaseSound,
      releaseSound,
      tryCanary,
      rollBack,
      releaseBroken,
      releaseUnfit,
      forceBroken,
    ]);
    await act(team);
    await sleep(between(...PAUSE_SECONDS) * 1000, undefined, { signal }).catch(() => undefined);
  }
  return team.acts;
}

/** A token that may do everything with this area and nothing with another. */
async function makeToken({ dataDir }: Site, area: string): Promise<string> {
  const lines: string[] = [];
  const output = { out: (text: string) => lines.push(text), error: (text: string) => lines.push(text) };
  const create = ['token', 'create', area, '--area', area, '--acts', 'all', '--json'];
  const code = await runCommandLine([...create, '--data-dir', dataDir], output);
  if (code !== 0) throw new Error(lines.join('\n'));
  return (JSON.parse(lines.join('\n')) as { token: string }).token;
}

async function releaseSound(team: Team): Promise<void> {
  const version = await upload(team, {});
  if (version) await act(team, 'release', (why) => team.client.promote({ area: team.area, version, why }));
}

async function releaseBroken(team: Team): Promise<void> {
  const version = await upload(team, { change: BREAKS });
  if (version)
    await act(team, 'release broken', (why) => team.client.promote({ area: team.area, version, why }));
}

async function releaseUnfit(team: Team): Promise<void> {
  const version = await upload(team, { requires: { react: '^99.0.0' } });
  if (version)
    await act(team, 'release unfit', (why) => team.client.promote({ area: team.area, version, why }));
}

/** A canary that grows to everybody, or is ended again. */
async function tryCanary(team: Team): Promise<void> {
  const { area, client } = team;
  const version = await upload(team, {});
  if (!version) return;
  const isCanary = await act(team, 'canary', (why) => client.canary({ area, version, share: 0.3, why }));
  if (!isCanary) return;
  await sleep(between(...BROKEN_SECONDS) * 1000);
  if (between(0, 1) === 0) await act(team, 'promote canary', (why) => client.promote({ area, version, why }));
  else await act(team, 'end canary', (why) => client.canary({ area, version, share: 0, why }));
}

/** What the gate would refuse goes live by force, and the team takes it back, unless the platform was faster. */
async function forceBroken(team: Team): Promise<void> {
  const { area, client } = team;
  const version = await upload(team, { change: BREAKS });
  if (!version) return;
  const request = { area, version, isForced: true };
  const isForced =
    between(0, 1) === 0
      ? await act(team, 'force broken', (why) => client.promote({ ...request, why }))
      : await act(team, 'force broken canary', (why) => client.canary({ ...request, share: 0.5, why }));
  if (!isForced) return;
  await sleep(between(...BROKEN_SECONDS) * 1000);
  await act(team, 'take back', (why) => client.rollback({ area, from: version, why }));
}

async function rollBack(team: Team): Promise<void> {
  await act(team, 'roll back', (why) => team.client.rollback({ area: team.area, why }));
}

/** Uploads a variant of what is live. Returns its version, unless the instance was gone. */
async function upload(team: Team, change: Omit<Variant, 'marker'>): Promise<string | undefined> {
  const variant = { marker: letters(4), ...change };
  return withVariant(team.site.dataDir, team.area, variant, async (folder) => {
    try {
      return (await uploadBuild(team.client, folder)).version;
    } catch (error) {
      if (isReleaseError(error)) throw error;
      return undefined;
    }
  });
}

async function act(team: Team, kind: string, send: (why: string) => Promise<unknown>): Promise<boolean> {
  const why = `${team.area}, ${kind}, ${letters()}`;
  const started = performance.now();
  const note = (outcome: Act['outcome'], detail = '') => {
    const took = performance.now() - started;
    team.acts.push({ area: team.area, kind, why, outcome, detail, took });
    return outcome === 'done';
  };
  try {
    await send(why);
    return note('done');
  } catch (error) {
    if (!isReleaseError(error)) return note('unknown', String(error));
    const problems = error.problems.map(({ check, reason }) => `${check}: ${reason}`);
    return note('refused', problems.length > 0 ? problems.join(' ') : `${error.code}: ${error.message}`);
  }
}
