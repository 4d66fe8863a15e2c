import { setTimeout as sleep } from 'node:timers/promises';
import { CHUNK_LOAD_TIMEOUT_MS, SLOW_FAULT_MS, type Fault, type Faults } from '../../contract/index.ts';
import {
  integrityOf,
  SHELL,
  type LiveSet,
  type LiveSource,
  type ReleasedFile,
} from '../../contract/server/index.ts';
import { releaseFileOf } from './faulty-addresses.ts';
import { findFaultyEntry } from './apply-faults.ts';
import { truncate, tamper } from './corrupt.ts';

/** Hanging requests end this long after the page's timeout. */
const HANG_GRACE_MS = 5000;

/** The milliseconds in the detail of a fault, at most {@link CHUNK_LOAD_TIMEOUT_MS}. */
export function millisecondsOf({ detail }: Fault, defaultMs: number): number {
  const named = Number(detail);
  return detail !== undefined && Number.isInteger(named) && named > 0
    ? Math.min(named, CHUNK_LOAD_TIMEOUT_MS)
    : defaultMs;
}

/** Waits for the delay of a `slow` or `hang` fault. */
export async function delay(fault: Fault | undefined): Promise<void> {
  if (fault?.kind === 'slow') await wait(millisecondsOf(fault, SLOW_FAULT_MS));
  if (fault?.kind === 'hang') await wait(millisecondsOf(fault, CHUNK_LOAD_TIMEOUT_MS) + HANG_GRACE_MS);
}

/** Does not keep the process alive. */
async function wait(milliseconds: number): Promise<void> {
  await sleep(milliseconds, undefined, { ref: false });
}

/** A source that applies the faults of one browser to the files of another source. */
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

/** Only scripts and style sheets are corrupted: browsers don't check the integrity of pictures and fonts. */
function isCorrupted(file: string, { kind }: Fault): boolean {
  if (kind === 'corrupt') return /\.(?:js|css)$/.test(file);
  const isScriptFault = kind === 'tampered' || kind === 'wrong-shape' || kind === 'wrong-shared';
  return isScriptFault && file.endsWith('.js');
}

function releaseOf({ live, area, version }: Pick<FaultyFile, 'live' | 'area' | 'version'>) {
  return live.registry.areas.find((release) => release.name === area && release.version === version);
}

/** Whether a file is one that the page loads before it shows the app. */
function isInitialFile(live: LiveSet, requested: Pick<FaultyFile, 'area' | 'version' | 'file'>): boolean {
  const { area, version, file } = requested;
  const release = releaseOf({ live, area, version });
  const shell = area === SHELL && live.shell.version === version ? live.shell : undefined;
  const texts = Object.values(release?.texts ?? {}).flatMap((languages) => Object.values(languages));
  const initial = release ? [release.entry, ...release.scripts, ...release.styles, ...texts] : [];
  return [...initial, ...(shell ? [shell.starter ?? '', ...shell.scripts, ...shell.styles] : [])].some(
    (address) => releaseFileOf(area, version, address) === file,
  );
}
