import { join } from 'node:path';
import { namesIn } from './catalogue.ts';

/** Where the texts of a package stand: in `src/locales`, or in the `locales` of the only part that has texts. */
export function localesOf(workspace: string): string {
  const source = join(workspace, 'src');
  const parts = ['.', ...namesIn(source)].filter((part) => !part.includes('.') || part === '.');
  const folders = parts.map((part) => join(source, part, 'locales'));
  return folders.find((folder) => namesIn(folder).length > 0) ?? join(source, 'locales');
}
