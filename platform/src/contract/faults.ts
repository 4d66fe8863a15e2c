/**
 * What can go wrong with the shell: nothing of it is read from a manifest.
 * - `dead`: none of its files is there.
 * - `slow`: every file takes longer; the detail says how many milliseconds (default {@link SLOW_FAULT_MS}).
 * - `hang`: no file is ever answered; the detail says after how many milliseconds the page gives up (default: as always).
 * - `corrupt`: files arrive cut off.
 * - `tampered`: somebody has changed its code, which would still run.
 * - `chunk-gone`: what it needs itself is there, what it loads later on is not.
 */
export const SHELL_FAULTS = ['dead', 'slow', 'hang', 'corrupt', 'tampered', 'chunk-gone'] as const;

/**
 * What can be made to go wrong on purpose with the delivery of one area, for one browser: what can go wrong with the
 * shell, and
 * - `wrong-shape`: its module exports something else than an area.
 * - `wrong-shared`: it asks for a version of React that the page does not have.
 * - `wrong-contract`: it was written for another shell than the page's.
 * - `swap`: another area's files, or another version of its own; the detail names which.
 */
export const FAULT_KINDS = [
  ...SHELL_FAULTS,
  'wrong-shape',
  'wrong-shared',
  'wrong-contract',
  'swap',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** Beside the areas and the shell: the registry itself, as it is read again while a page is open. */
export const REGISTRY_SUBJECT = 'registry';

/** What can go wrong with the registry. */
export const REGISTRY_FAULTS: readonly FaultKind[] = ['dead', 'slow', 'hang'];

/** Milliseconds that a slow file takes longer, unless the fault says otherwise: long enough to be told in words. */
export const SLOW_FAULT_MS = 8000;

/** One thing that goes wrong on purpose. */
export interface Fault {
  readonly kind: FaultKind;
  readonly detail?: string;
}

/** Faults by their subject: an area, `shell` or {@link REGISTRY_SUBJECT}. */
export type Faults = Readonly<Record<string, Fault>>;

/** What a page knows of the faults of its browser; absent in the pages of everybody who may switch none. */
export interface PageFaults {
  readonly active: Faults;
  /** Until when the browser may switch faults, in ISO 8601; absent under development: for ever. */
  readonly until?: string;
}

/** Cookie with the faults of a browser, as {@link formatFaults} writes them. Counts only beside a permit. */
export const FAULTS_COOKIE = 'maida_faults';

/** Cookie with the signed permit to switch faults, which a link of `platform fault-link` brings. */
export const FAULT_PERMIT_COOKIE = 'maida_fault_permit';

/** Query parameter of such a link; `off` takes permit and faults back. */
export const FAULT_PARAMETER = 'faults';

/** Files of a faulty area have addresses of their own below this path, so that no copy of a browser hides the fault. */
export const FAULTY_PATH = '/faulty';

const SUBJECT = /^[a-z][a-z0-9-]{0,63}$/;
const DETAIL = /^[\w.-]{1,80}$/;

/** `mf-public:slow=3000~registry:dead`: fit for a cookie and for an address. */
export function formatFaults(faults: Faults): string {
  const parts = Object.entries(faults).map(
    ([subject, { kind, detail }]) => `${subject}:${kind}${detail === undefined ? '' : `=${detail}`}`,
  );
  return parts.sort().join('~');
}

/** What {@link formatFaults} has written; what can't be understood is left out. */
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

/** What can go wrong with a subject. */
export function faultKindsOf(subject: string): readonly FaultKind[] {
  if (subject === REGISTRY_SUBJECT) return REGISTRY_FAULTS;
  return subject === 'shell' ? SHELL_FAULTS : FAULT_KINDS;
}
