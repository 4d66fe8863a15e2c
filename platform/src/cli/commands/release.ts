import { buildIfChanged, checkSources, getApp, readSourceState, WORKSPACE } from '../../build/index.ts';
import type { AreaChange, UploadedVersion } from '../../contract/index.ts';
import { ReleaseError } from '../../contract/server/index.ts';
import type { CommandContext } from '../command-context.ts';
import { formatSource } from '../format.ts';
import { formatShare, operandsOf, formatRemarks, refuseRetired, type CommandResult } from './command.ts';
import { releaseAllChanged } from './release-changed.ts';

const MAX_CHANGES = 500;

/** Builds an area if its sources have changed, stores it and makes it live, unless `--wait` or the gate prevents it. */
export async function release(context: CommandContext): Promise<CommandResult> {
  const started = performance.now();
  const { line, progress } = context;
  if (line.isChanged) return releaseAllChanged(context);
  const [area] = operandsOf(line, ['area']);
  const app = await getApp(area);
  const source = await readSourceState(WORKSPACE, app.root);
  const changed = source?.changed.map((file) => `\n  ${file}`).join('') ?? '';
  progress(`releasing ${area}: ${formatSource(source)}${changed}`);
  // A build would be in vain.
  if (!line.isWaiting && !line.isReturn) refuseRetired(await context.platform().readStatus(), area);
  if (!line.isWaiting && line.server === undefined) context.warmUp();
  const build = () =>
    buildIfChanged(app, { isForced: line.needsBuild, onBuild: () => progress(`building ${app.name}`) });
  const [folder, types] = await Promise.all([build(), checkSources(app)]);
  if (types.problems.length && !line.isForced) {
    const lines = types.problems.map(({ reason, fix }) => `\n  ${reason}\n    ${fix}`).join('');
    throw new ReleaseError('refused', `${area} can't go live:${lines}`, types.problems);
  }
  progress(line.server === undefined ? `storing ${area}` : `uploading ${area} to ${line.server}`);
  const added = await context.addBuild(folder, source);
  const { version, isNew } = added;
  const stored = await describeAdded(context, added);
  const report = line.isWaiting ? undefined : await goLive(context, { area, version });
  const unchecked = [...types.unchecked, ...(report?.unchecked ?? [])];
  const warnings = report?.warnings ?? [];
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  const isLive = !line.isWaiting && line.share === undefined;
  const state = line.isWaiting
    ? `not live yet; promote it with: platform promote ${area} ${version}`
    : `it is live${line.share === undefined ? '' : ` for ${formatShare(line.share)} of the visitors`}`;
  return {
    text: `${area} ${version} ${stored}; ${state} (${String(seconds)} s)${formatRemarks(unchecked, warnings)}`,
    data: { area, version, isNew, isLive, share: line.share ?? null, source, unchecked, warnings, seconds },
  };
}

/** Says of a version whether the store had it, and whether it was ever live. Asked before it goes live. */
export async function describeAdded(
  { platform }: Pick<CommandContext, 'platform'>,
  { area, version, isNew }: UploadedVersion,
): Promise<string> {
  if (isNew) return 'released';
  const { changes } = await platform().readHistory({ area, limit: MAX_CHANGES });
  return changes.some(({ to }) => to === version) ? 'was released before' : 'was stored before';
}

async function goLive(
  context: CommandContext,
  { area, version }: { area: string; version: string },
): Promise<AreaChange> {
  const { line, progress } = context;
  progress(`checking whether ${area} ${version} fits the live versions`);
  const request = { area, version, why: line.why, isForced: line.isForced };
  const { share, isReturn } = line;
  return share === undefined
    ? context.platform().promote({ ...request, isReturn })
    : context.platform().canary({ ...request, share });
}
