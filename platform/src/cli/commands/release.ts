import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getApp, WORKSPACE } from '../../build/apps.ts';
import type { App } from '../../build/apps.ts';
import { buildApp } from '../../build/build-app.ts';
import { checkSources } from '../../gate/types/check-sources.ts';
import { ReleaseError } from '../../store/index.ts';
import type { BuiltRelease } from '../../store/index.ts';
import { RELEASE_FILE } from '../../store/built-release.ts';
import { sourceHash } from '../../store/source-hash.ts';
import type { Bench } from '../bench.ts';
import { formatShare, operandsOf, tellUnchecked } from './command.ts';
import type { CommandResult } from './command.ts';

/** Builds what changed, stores it, and takes it live unless it is told to wait or something speaks against it. */
export async function release(bench: Bench): Promise<CommandResult> {
  const started = performance.now();
  const { line, progress } = bench;
  const [area] = operandsOf(line, ['area']);
  const app = await getApp(area);
  if (!line.isWaiting) bench.warmUp();
  const [folder, types] = await Promise.all([build(app, bench), checkSources(app)]);
  if (types.problems.length && !line.isForced) {
    const lines = types.problems.map(({ reason, fix }) => `\n  ${reason}\n    ${fix}`).join('');
    throw new ReleaseError('refused', `${area} may not go live:${lines}`, types.problems);
  }
  progress(`storing ${area}`);
  const { release: built, isNew } = await bench.store().release(folder);
  const unchecked = [...types.unchecked, ...(line.isWaiting ? [] : await goLive(bench, built))];
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  const isLive = !line.isWaiting && line.share === undefined;
  const stored = isNew ? 'released' : 'was released before, nothing new';
  const state = line.isWaiting
    ? `not live yet: platform promote ${area} ${built.version}`
    : `it is live${line.share === undefined ? '' : ` for ${formatShare(line.share)} of the visitors`}`;
  return {
    text: `${area} ${built.version} ${stored}; ${state} (${String(seconds)} s)${tellUnchecked(unchecked)}`,
    data: { area, version: built.version, isNew, isLive, share: line.share ?? null, unchecked, seconds },
  };
}

async function goLive(bench: Bench, { name: area, version }: BuiltRelease): Promise<readonly string[]> {
  const { line, progress } = bench;
  progress(`checking ${area} ${version} against everything that is live`);
  const request = { area, version, why: line.why, isForced: line.isForced };
  const { share } = line;
  const report =
    share === undefined
      ? await bench.localDesk().promote(request, line.who)
      : await bench.localDesk().canary({ ...request, share }, line.who);
  return report.unchecked;
}

/** The folder of a build of the sources as they are; builds unless there is one. */
async function build(app: App, { line, progress }: Bench): Promise<string> {
  const folder = path.join(app.root, 'dist');
  if (!line.needsBuild && (await isFresh(app.root, folder))) return folder;
  progress(`building ${app.name}`);
  return buildApp(app);
}

async function isFresh(root: string, folder: string): Promise<boolean> {
  const text = await readFile(path.join(folder, RELEASE_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  return (JSON.parse(text) as BuiltRelease).sourceHash === (await sourceHash(WORKSPACE, root));
}
