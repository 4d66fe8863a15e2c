import type { IncomingMessage } from 'node:http';
import { FONTS_FOLDER } from '../contract/index.ts';
import type { ShellRelease } from '../contract/server/index.ts';
import { tag } from './http/html.ts';
import { loadedFontsOf } from './http/request.ts';

/**
 * The live shell's font files that a browser has loaded before, in the shell's order, so that a page has few variants.
 */
export function findFonts(
  request: IncomingMessage,
  { publicFiles }: Pick<ShellRelease, 'publicFiles'>,
): string[] {
  const loaded = new Set(loadedFontsOf(request));
  if (loaded.size === 0) return [];
  return [...publicFiles].filter(
    (file) => file.startsWith(FONTS_FOLDER) && loaded.has(file.slice(FONTS_FOLDER.length)),
  );
}

/** The name by which style sheets know a font: that of its file, without hash and extension. */
export function faceOf(file: string): string {
  const [face = ''] = file.slice(FONTS_FOLDER.length).split('.', 1);
  return face;
}

/** Without the preload a browser that does not have the font at hand for its first layout would not use it. */
export function fontPreloads(files: readonly string[]): string[] {
  return files.map((file) =>
    // Browsers fetch fonts anonymously, also those of the page's own origin.
    tag('link', {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      href: `/${file}`,
      crossorigin: 'anonymous',
    }),
  );
}
