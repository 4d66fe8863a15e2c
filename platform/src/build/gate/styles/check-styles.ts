import type { GateProblem } from '../../../contract/index.ts';
import { SHELL, type BuiltRelease } from '../../../contract/server/index.ts';
import type { ReleaseStore } from '../../../registry/index.ts';
import type { Candidate } from '../candidate.ts';
import { readSheet, type Sheet, type SheetRule } from './read-sheet.ts';
import { isScoped } from './is-scoped.ts';

/** Rules that a problem quotes. */
const MAX_QUOTED = 3;

/**
 * Every rule of an area must hang on one of its own class names, which no other part has, so that it reaches nothing
 * while none of the area's elements is on the page. The shell's style sheets are the site's own.
 */
export async function checkStyles(
  store: ReleaseStore,
  { areas, shell, concerned, changed }: Candidate,
): Promise<GateProblem[]> {
  const all = [...areas, ...(shell ? [shell] : [])];
  const checked = concerned.filter(({ name }) => name !== SHELL && changed.includes(name));
  if (!checked.length) return [];
  const sheets = new Map(
    await Promise.all(all.map(async (release) => [release, await readSheets(store, release)] as const)),
  );
  return checked.flatMap((release) => {
    const others = all.filter((other) => other !== release).flatMap((other) => sheets.get(other) ?? []);
    const foreign = new Set(others.flatMap(({ names }) => [...names]));
    return (sheets.get(release) ?? []).flatMap((sheet) => problemsOf(release, sheet, foreign));
  });
}

async function readSheets(store: ReleaseStore, { name, version, files }: BuiltRelease): Promise<Sheet[]> {
  const names = Object.keys(files).filter((file) => file.endsWith('.css'));
  const found = await Promise.all(
    names.map(async (file) => {
      const content = await store.findFile(name, version, file);
      return content ? [readSheet(file, content)] : [];
    }),
  );
  return found.flat();
}

function problemsOf(
  { name, version }: BuiltRelease,
  { file, rules, globals, animations, error }: Sheet,
  foreign: ReadonlySet<string>,
): GateProblem[] {
  const fix = 'Write it in a CSS module, below a class of its own.';
  const about = (reason: string): GateProblem => ({
    check: 'styles',
    reason: `${name} ${version}: ${file} ${reason}`,
    fix,
  });
  if (error !== undefined) return [about(`is no style sheet: ${error}.`)];
  const isNamed = ({ properties }: SheetRule) => properties?.every((name) => !foreign.has(name)) ?? false;
  const loose = rules
    .filter((rule) => !isScoped(rule.selector, foreign) && !isNamed(rule))
    .map(({ text }) => text);
  const taken = animations.map((name) => `@keyframes ${name}`).filter((name) => foreign.has(name));
  const global = [...globals, ...taken];
  return [
    ...(loose.length ? [about(`reaches elements that are not the area’s: ${quote(loose)}.`)] : []),
    ...(global.length ? [about(`defines what holds for the whole page: ${quote(global)}.`)] : []),
  ];
}

function quote(texts: readonly string[]): string {
  const more = texts.length - MAX_QUOTED;
  return texts.slice(0, MAX_QUOTED).join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
}
