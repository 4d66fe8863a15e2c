/**
 * Faults that can be simulated for the shell.
 * - `dead`: none of its files can be loaded.
 * - `slow`: every file takes longer; the detail is the delay in milliseconds (default {@link SLOW_FAULT_MS}).
 * - `hang`: requests are never answered; the detail is the page's timeout in milliseconds (default: the usual one).
 * - `corrupt`: files arrive truncated.
 * - `tampered`: its code was changed but would still run.
 * - `chunk-gone`: its initial files and its first texts are there, the chunks that it loads later are missing.
 */
export const SHELL_FAULTS = ['dead', 'slow', 'hang', 'corrupt', 'tampered', 'chunk-gone'] as const;

/**
 * Faults that can be simulated for an area, in one browser: those of the shell, and
 * - `wrong-shape`: its module does not export an area.
 * - `wrong-shared`: it requires a version of React that the page does not have.
 * - `wrong-contract`: it was built for another contract version than the page's shell.
 * - `swap`: it gets the files of another area, or of another version of itself; the detail names which.
 */
export const FAULT_KINDS = [
  ...SHELL_FAULTS,
  'wrong-shape',
  'wrong-shared',
  'wrong-contract',
  'swap',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** Subject of faults of the registry, as open pages read it again. */
export const REGISTRY_SUBJECT = 'registry';

/** Faults that can be simulated for the registry. */
export const REGISTRY_FAULTS: readonly FaultKind[] = ['dead', 'slow', 'hang'];

/** Default delay of a `slow` fault: long enough that the page shows its text about a slow connection. */
export const SLOW_FAULT_MS = 8000;

/** One simulated fault. */
export interface Fault {
  readonly kind: FaultKind;
  readonly detail?: string;
}

/** Faults by their subject: an area, `shell` or {@link REGISTRY_SUBJECT}. */
export type Faults = Readonly<Record<string, Fault>>;

/** The faults of a page's browser; absent in browsers that may not simulate any. */
export interface PageFaults {
  readonly active: Faults;
  /** When the permit expires, ISO 8601; absent in development, where it does not expire. */
  readonly until?: string;
}

/** Cookie with the faults of a browser, written by {@link formatFaults}. Ignored without a permit. */
export const FAULTS_COOKIE = 'maida_faults';

/** Cookie with the signed permit to simulate faults, set by a link from `platform fault-link`. */
export const FAULT_PERMIT_COOKIE = 'maida_fault_permit';

/** Query parameter of such a link; `off` removes permit and faults. */
export const FAULT_PARAMETER = 'faults';

/** Files of a faulty area have their own URLs below this path, so that the browser's cache does not hide the fault. */
export const FAULTY_PATH = '/faulty';

const SUBJECT = /^[a-z][a-z0-9-]{0,63}$/;
const DETAIL = /^[\w.-]{1,80}$/;

/** Serializes faults for a cookie or URL: `mf-public:slow=3000~registry:dead`. */
export function formatFaults(faults: Faults): string {
  const parts = Object.entries(faults).map(
    ([subject, { kind, detail }]) => `${subject}:${kind}${detail === undefined ? '' : `=${detail}`}`,
  );
  return parts.sort().join('~');
}

/** Parses the output of {@link formatFaults}; invalid parts are ignored. */
export function parseFaults(text: string): Faults {
  const faults: Record<string, Fault> = {};
  for (const part of text.split('~')) {
    const [, subject = '', name = '', detail] = /^([^:]+):([^=]+)(?:=(.+))?$/.exec(part) ?? [];
    const kind = FAULT_KINDS.find((candidate) => candidate === name);
    if (!kind || !SUBJECT.test(subject) || !faultKindsOf(subject).includes(kind)) continue;
    if (detail !== undefined && !DETAIL.test(detail)) continue;
    faults[subject] = detail === undefined ? { kind } : { kind, detail };
  }
  return faults;
}

/** Faults that can be simulated for a subject. */
export function faultKindsOf(subject: string): readonly FaultKind[] {
  if (subject === REGISTRY_SUBJECT) return REGISTRY_FAULTS;
  return subject === 'shell' ? SHELL_FAULTS : FAULT_KINDS;
}
