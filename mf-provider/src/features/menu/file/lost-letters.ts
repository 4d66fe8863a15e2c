import type { EditedMenu } from '../edited-menu.ts';
import { hasLostLetters } from './decode-menu-file.ts';
import type { FileProblem } from './file-problem.ts';
import type { MenuFile } from './read-menu-file.ts';

/** Every text in a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The lines of a file whose letters were lost when it was saved; what the menu itself has like that may stay. */
export function lostLetters(
  { rows, options }: Pick<MenuFile, 'rows' | 'options'>,
  edited: EditedMenu,
): readonly FileProblem[] {
  const known = new Set(textsIn(edited));
  return [...rows, ...options]
    .filter((entry) => textsIn(entry).some((text) => hasLostLetters(text) && !known.has(text)))
    .map(({ line }) => ({ line, problem: 'encoding' as const, value: '' }))
    .sort((a, b) => a.line - b.line);
}
