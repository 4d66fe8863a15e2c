import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of a loader's context that tells which style sheet is at hand. */
interface StyleSheetContext {
  readonly resourcePath: string;
}

/**
 * Names for CSS module classes. The name follows app, file, the file's content and the local name: different rules
 * never share a name, whichever releases of whichever areas are on one page, and a server build agrees.
 */
export function createClassNamer(salt: string, workspace: string) {
  const contents = new Map<string, string>();
  return (context: StyleSheetContext, _template: string, localName: string): string => {
    const file = context.resourcePath;
    const content = contents.get(file) ?? readFileSync(file, 'utf8');
    contents.set(file, content);
    const hash = createHash('sha256')
      .update([salt, path.relative(workspace, file).replaceAll('\\', '/'), content, localName].join('\0'))
      .digest('base64url');
    return `m${hash.slice(0, 6)}`;
  };
}
