import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { customMediaFile } from './lightningcss-loader.ts';

/** The part of webpack's loader context that names the style sheet. */
interface StyleSheetContext {
  readonly resourcePath: string;
}

/**
 * Creates names for CSS module classes from app, file, content of the file, custom media and local name. So rules of
 * different releases and areas on one page never share a name, and browser and server builds use the same names.
 */
export function createClassNamer(salt: string, workspace: string) {
  const contents = new Map<string, string>();
  const customMedia = readFileSync(customMediaFile(workspace), 'utf8');
  return (context: StyleSheetContext, _template: string, localName: string): string => {
    const file = context.resourcePath;
    const content = contents.get(file) ?? readFileSync(file, 'utf8');
    contents.set(file, content);
    const hash = createHash('sha256')
      .update(
        [salt, path.relative(workspace, file).replaceAll('\\', '/'), content, customMedia, localName].join(
          '\0',
        ),
      )
      .digest('base64url');
    return `m${hash.slice(0, 6)}`;
  };
}
