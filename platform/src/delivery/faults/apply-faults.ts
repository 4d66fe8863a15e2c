import { formatFaults, type AreaRelease, type Fault, type Faults } from '../../contract/index.ts';
import {
  integrityOf,
  SHELL,
  type LiveSet,
  type LiveSource,
  type ShellRelease,
} from '../../contract/server/index.ts';
import { releaseFileOf, mapAddresses, faultyAddresses, mapKeys } from './faulty-addresses.ts';
import { wrongShapeEntry, wrongSharedEntry } from './corrupt.ts';

/** A contract version that no shell has. */
const UNKNOWN_CONTRACT = '0';

/**
 * The live set for a browser with simulated faults. Its pages send no health reports, since the failures are not real.
 */
export async function applyFaults(live: LiveSet, faults: Faults, source: LiveSource): Promise<LiveSet> {
  const areas = await Promise.all(
    live.registry.areas.map((area) => faultyArea(area, { live, faults, source })),
  );
  const { shellIntegrity, ...registry } = live.registry;
  const isShellFaulty = faults[SHELL] !== undefined;
  const toShell = isShellFaulty ? faultyAddresses(SHELL, live.shell.version) : (address: string) => address;
  return {
    etag: `${live.etag}-${formatFaults(faults)}`,
    shell: isShellFaulty ? faultyShell(live.shell) : live.shell,
    registry: {
      ...registry,
      ...(shellIntegrity ? { shellIntegrity: mapKeys(shellIntegrity, toShell) } : {}),
      areas,
      reportShare: 0,
    },
  };
}

function faultyShell(shell: ShellRelease): ShellRelease {
  const to = faultyAddresses(SHELL, shell.version);
  return {
    ...shell,
    scripts: shell.scripts.map(to),
    ...(shell.starter === undefined ? {} : { starter: to(shell.starter) }),
    styles: shell.styles.map(to),
    integrity: mapKeys(shell.integrity, to),
  };
}

interface FaultContext {
  readonly live: LiveSet;
  readonly faults: Faults;
  readonly source: LiveSource;
}

async function faultyArea(area: AreaRelease, context: FaultContext): Promise<AreaRelease> {
  const fault = context.faults[area.name];
  if (!fault) return area;
  if (fault.kind === 'swap') return swapped(area, fault, context);
  const faulty = mapAddresses(area, faultyAddresses(area.name, area.version));
  if (fault.kind === 'wrong-contract') return { ...faulty, contract: UNKNOWN_CONTRACT };
  const entry = await findFaultyEntry(area, fault, context.source);
  // The replaced entry has the right integrity: this fault is not about integrity.
  const isListed = faulty.integrity[faulty.entry] !== undefined;
  if (!entry || !isListed) return faulty;
  return { ...faulty, integrity: { ...faulty.integrity, [faulty.entry]: integrityOf(entry) } };
}

/** The entry that replaces the real one under a fault; undefined when the fault does not replace it. */
export async function findFaultyEntry(
  area: AreaRelease,
  { kind }: Fault,
  source: Pick<LiveSource, 'findFile'>,
): Promise<Buffer | undefined> {
  if (kind === 'wrong-shape') return wrongShapeEntry(area);
  if (kind !== 'wrong-shared') return undefined;
  const file = releaseFileOf(area.name, area.version, area.entry);
  const entry = await source.findFile(area.name, area.version, file, []);
  return entry && wrongSharedEntry(entry.content);
}

/** The area's mounts with the files of another version of it, or of another area. */
async function swapped(area: AreaRelease, { detail }: Fault, context: FaultContext): Promise<AreaRelease> {
  const { live, source } = context;
  const others = live.registry.areas.filter(({ name }) => name !== area.name);
  const other =
    others.find(({ name }) => name === detail) ??
    (detail === undefined ? others[0] : await source.findArea?.(area.name, detail));
  if (!other) return area;
  if (other.name === area.name) return other;
  const { entry, entryGlobal, scripts, styles, integrity, version } = mapAddresses(
    other,
    faultyAddresses(other.name, other.version),
  );
  const mounts = area.mounts.map(({ scripts: _scripts, styles: _styles, ...mount }) => mount);
  return { ...area, version, entry, entryGlobal, scripts, styles, integrity, mounts };
}
