import type { GateProblem } from '../../../contract/index.ts';
import { ownerOf, type BuiltRelease } from '../../../contract/server/index.ts';
import type { ReleaseStore } from '../../../registry/index.ts';
import type { Visit } from './plan.ts';
import { findReleasedCode, toSourceLine } from './source-line.ts';

/** Kinds of what the gate finds in a browser. */
export type FindingKind = keyof typeof KINDS;

/** Something that an area does and must not, or should not, do. */
export interface Finding {
  readonly kind: FindingKind;
  readonly what: string;
  /** Text that names the code: a stack, or an address of a script. */
  readonly stack?: string;
  readonly release: BuiltRelease;
  readonly visit?: Visit;
  /** How often the page was opened before. */
  readonly turn?: number;
}

interface Kind {
  readonly says: (what: string) => string;
  readonly fix: string;
  /** Does not refuse a release. */
  readonly isWarning?: true;
}

const REPEAT = '`npm run dev` shows the same page.';

const KINDS = {
  load: { says: (what) => `fails: ${what}`, fix: `Fix it and release again; ${REPEAT}` },
  error: { says: (what) => `throws ${what}`, fix: `Fix it and release again; ${REPEAT}` },
  console: {
    says: (what) => `writes an error to the console: ${what}`,
    fix: 'Fix what it says; a console.warn is for what is not an error.',
  },
  file: { says: (what) => `needs a file that does not load: ${what}`, fix: 'Build and release it again.' },
  crash: {
    says: (what) => `breaks the page: ${what}`,
    fix: 'Look for memory that grows, and for endless recursion.',
  },
  departure: {
    says: (what) => `leaves its page: it loads ${what}`,
    fix: 'Go to another page with <Navigate> or useNavigate; only a person who presses something leaves the site, or reloads it.',
  },
  sentOn: {
    says: () => 'shows no page of its own',
    fix: `Whoever enters is sent elsewhere: look at guards, redirects and roles; ${REPEAT}`,
  },
  freeze: {
    says: (what) => `freezes the page: ${what}`,
    fix: 'Find the loop; split long work, or do it in a worker.',
  },
  restless: {
    says: () => 'keeps the page busy without end',
    fix: 'Look for an effect that sets the state that it depends on, and for timers that start themselves again.',
  },
  frame: {
    says: (what) => `takes header or footer away: ${what}`,
    fix: 'Leave what is outside of the area’s own element alone; a layer over the page is a dialog, or lets presses through.',
  },
  memory: {
    says: (what) => `takes more and more memory: ${what}`,
    fix: 'Let go of what the page no longer shows.',
  },
  empty: { says: () => 'shows nothing', fix: `Show a text in every state; ${REPEAT}` },
  key: { says: (what) => `shows keys in place of texts: ${what}`, fix: 'Add the texts in this language.' },
  translation: {
    says: (what) => `lacks texts: ${what}`,
    fix: 'Every text is needed in all languages; `npm run check translations`.',
  },
  builtIn: {
    says: (what) => `changes what all areas use: ${what}`,
    fix: 'Wrap it in a function of your own in place of changing it.',
  },
  storage: {
    says: (what) => `stores under names that are not its own: ${what}`,
    fix: 'Begin the names with "maida." or the area’s name; set no cookies. It stays on the visitor’s device after a rollback.',
  },
  damage: {
    says: (what) => `removes or changes what others have stored: ${what}`,
    fix: 'Remove your own entries one by one; never clear a whole storage.',
  },
  growing: {
    says: (what) => `leaves one more behind each time it is shown: ${what}`,
    fix: 'Remove it in the cleanup function of the effect that added it.',
  },
  global: { says: (what) => `adds to the window: ${what}`, fix: '', isWarning: true },
  left: { says: (what) => `leaves behind when it is left: ${what}`, fix: '', isWarning: true },
} as const satisfies Readonly<Record<string, Kind>>;

/** Whether it does not refuse a release. */
export function isWarning({ kind }: Finding): boolean {
  return 'isWarning' in KINDS[kind];
}

/** The verdict on findings: the same thing in many places is said once. */
export interface Verdict {
  readonly problems: readonly GateProblem[];
  readonly warnings: readonly string[];
}

/** Puts findings into words, with the line of the source and the owner of the part. */
export async function judge(store: ReleaseStore, findings: readonly Finding[]): Promise<Verdict> {
  const groups = Object.values(
    Object.groupBy(findings, ({ release, kind, what }) => `${release.name} ${kind} ${what}`),
  );
  const said = await Promise.all(
    groups.flatMap((group = []) => (group[0] ? [describe(store, group[0], group.length - 1)] : [])),
  );
  return {
    problems: said
      .filter(({ finding }) => !isWarning(finding))
      .map(({ finding, text }) => ({ check: 'smoke', reason: text, fix: KINDS[finding.kind].fix })),
    warnings: said.filter(({ finding }) => isWarning(finding)).map(({ text }) => text),
  };
}

async function describe(store: ReleaseStore, finding: Finding, others: number) {
  const { kind, what, stack = '', release, visit, turn } = finding;
  const { name, version } = release;
  const { team } = ownerOf(release);
  const owner = team === undefined ? '' : ` (${team})`;
  const code = findReleasedCode(stack, name);
  const line = code === undefined ? '' : ` (${await toSourceLine(store, code)})`;
  const where = visit
    ? ` at ${visit.path}, ${whoOf(visit)}${(turn ?? 0) > 0 ? ', when it is opened again' : ''}`
    : '';
  const more =
    others > 0 ? ` It is the same in ${String(others)} other ${others === 1 ? 'case' : 'cases'}.` : '';
  return { finding, text: `${name} ${version}${owner} ${KINDS[kind].says(what)}${line}${where}.${more}` };
}

function whoOf({ role, language }: Visit): string {
  return `${role === '' ? 'signed out' : `as ${role}`}, in ${language}`;
}
