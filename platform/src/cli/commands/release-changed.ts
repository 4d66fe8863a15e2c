import { checkSources, findApps, releaseChanged, type ReleaseReport } from '../../build/index.ts';
import { UsageError } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { formatTable } from '../format.ts';
import { operandsOf, type CommandResult } from './command.ts';

/** Releases every app whose sources differ from what is live, no matter who released that, all in one step. */
export async function releaseAllChanged(context: CommandContext): Promise<CommandResult> {
  const { line, progress } = context;
  operandsOf(line, []);
  const { isWaiting, isForced, needsBuild, share, server } = line;
  if (isWaiting || needsBuild || share !== undefined || server !== undefined) {
    throw new UsageError(
      '--changed goes with no --wait, --canary, --build or --server: release one area with those.',
    );
  }
  const reports = await releaseChanged(await findApps(), {
    store: context.store(),
    releases: context.localReleases(),
    reason: { who: line.who, why: line.why },
    isForced,
    checkSources,
    onBuild: (name) => progress(`building ${name}`),
  });
  return {
    text: formatTable(['area', 'outcome', 'live', 'how'], reports.map(rowOf)),
    data: reports,
    isRefusal: reports.some(({ outcome }) => outcome === 'refused'),
  };
}

function rowOf({ name, outcome, version, detail }: ReleaseReport): string[] {
  return [name, outcome, version ?? '–', detail];
}
