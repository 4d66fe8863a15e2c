import { setTimeout as sleep } from 'node:timers/promises';
import { CHUNK_LOAD_TIMEOUT_MS } from '../contract/constants.ts';
import { SLOW_FAULT_MS } from '../contract/faults.ts';
import type { Fault, Faults } from '../contract/faults.ts';
import type { LiveSet, LiveSource, ReleasedFile } from '../store/index.ts';
import { integrityOf, SHELL } from '../store/index.ts';
import { releaseFileOf } from './faulty-addresses.ts';
import { findFaultyEntry } from './apply-faults.ts';
import { truncate, tamper } from './corrupt.ts';

/** Files that are never answered are let go of after the page has given up on them for certain. */
const HANG_GRACE_MS = 5000;

/** A number of milliseconds that a fault names. */
export function millisecondsOf({ detail }: Fault, otherwise: number): number {
  const named = Number(detail);
  return detail !== undefined && Number.isInteger(named) && named > 0
    ? Math.min(named, CHUNK_LOAD_TIMEOUT_MS)
    : otherwise;
}

/** Waits as long as a fault makes everybody wait. */
export async function delay(fault: Fault | undefined): Promise<void> {
  if (fault?.kind === 'slow') await wait(millisecondsOf(fault, SLOW_FAULT_MS));
  if (fault?.kind === 'hang') await wait(millisecondsOf(fault, CHUNK_LOAD_TIMEOUT_MS) + HANG_GRACE_MS);
}

/** Without keeping a server that is to stop. */
async function wait(milliseconds: number): Promise<void> {
  await sleep(milliseconds, undefined, { ref: false });
}

/** A source whose files are what the faults of one browser make of them. */
export function withFaults(source: LiveSource, live: LiveSet, faults: Faults): Pick<LiveSource, 'findFile'> {
  return {
    findFile: async (area, version, file, encodings) => {
      const fault = faults[area];
      if (!fault) return source.findFile(area, version, file, encodings);
      await delay(fault);
      if (fault.kind === 'hang' || fault.kind === 'dead') return undefined;
      if (fault.kind === 'chunk-gone' && !isInitialFile(live, { area, version, file })) return undefined;
      const found = await source.findFile(area, version, file, isCorrupted(file, fault) ? [] : encodings);
      return found && corrupt(found, { live, area, version, file, fault, source });
    },
  };
}

interface FaultyFile {
  readonly live: LiveSet;
  readonly area: string;
  readonly version: string;
  readonly file: string;
  readonly fault: Fault;
  readonly source: LiveSource;
}

async function corrupt(found: ReleasedFile, faulty: FaultyFile): Promise<ReleasedFile> {
  const { file, fault } = faulty;
  if (!isCorrupted(file, fault)) return found;
  if (fault.kind === 'corrupt') return asFile(truncate(found.content));
  if (fault.kind === 'tampered') return asFile(tamper(file, found.content));
  const release = releaseOf(faulty);
  const isEntry = release && releaseFileOf(release.name, release.version, release.entry) === file;
  const entry = isEntry ? await findFaultyEntry(release, fault, faulty.source) : undefined;
  return entry ? asFile(entry) : found;
}

function asFile(content: Buffer): ReleasedFile {
  return { content, integrity: integrityOf(content) };
}

/** Pictures and fonts stay whole: nobody checks them, and nothing of them is run. */
function isCorrupted(file: string, { kind }: Fault): boolean {
  if (kind === 'corrupt') return /\.(?:js|css)$/.test(file);
  const isOfCode = kind === 'tampered' || kind === 'wrong-shape' || kind === 'wrong-shared';
  return isOfCode && file.endsWith('.js');
}

function releaseOf({ live, area, version }: Pick<FaultyFile, 'live' | 'area' | 'version'>) {
  return live.registry.areas.find((release) => release.name === area && release.version === version);
}

/** Whether the page needs a file before anything of its app is shown. */
function isInitialFile(live: LiveSet, wanted: Pick<FaultyFile, 'area' | 'version' | 'file'>): boolean {
  const { area, version, file } = wanted;
  const release = releaseOf({ live, area, version });
  const shell = area === SHELL && live.shell.version === version ? live.shell : undefined;
  const first = release ? [release.entry, ...release.scripts, ...release.styles] : [];
  return [...first, ...(shell ? [shell.starter ?? '', ...shell.scripts, ...shell.styles] : [])].some(
    (address) => releaseFileOf(area, version, address) === file,
  );
}
