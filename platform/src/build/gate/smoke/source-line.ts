import { SourceMap } from 'node:module';
import path from 'node:path';
import type { SourceMapPayload } from 'node:module';
import { sourceMapOf } from '../../../contract/server/index.ts';
import type { ReleaseStore } from '../../../registry/index.ts';

const RELEASED = /\/areas\/([a-z][a-z0-9-]*)\/([^/\s]+)\/([\w./+-]+\.js):(\d+):(\d+)/;
/** webpack's address of a source: the build's name, and the path from the app's folder. */
const SOURCE = /^webpack:\/\/[^/]*\/(.*)$/;

/** A position in a script, both numbers from 1 as engines print them. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** The first position in released code that a text, like an error's stack, names. */
export function findReleasedCode(text: string, area?: string): string | undefined {
  const all = text.match(new RegExp(RELEASED, 'g')) ?? [];
  return all.find((place) => area === undefined || place.startsWith(`/areas/${area}/`)) ?? all[0];
}

/**
 * Where released code comes from: `mf-provider/src/features/menu/menu-page.tsx:42`; the position itself when the
 * release has no source map.
 *
 * @param at `/areas/<area>/<version>/<file>:<line>:<column>`
 */
export async function toSourceLine(store: ReleaseStore, at: string): Promise<string> {
  const [, area = '', version = '', file = '', line, column] = RELEASED.exec(at) ?? [];
  const map = await store.findFile(area, version, sourceMapOf(file));
  const position = { line: Number(line), column: Number(column) };
  const source = map && findSourceLine(map.toString('utf8'), position);
  return source === undefined ? at : path.posix.join(area, source);
}

/** Path from the app's folder, and line, of a position in a script. */
export function findSourceLine(map: string, { line, column }: Position): string | undefined {
  const found = new SourceMap(JSON.parse(map) as SourceMapPayload).findOrigin(line, column);
  if (!('fileName' in found)) return undefined;
  const [, source = found.fileName] = SOURCE.exec(found.fileName) ?? [];
  return `${path.posix.normalize(source)}:${String(found.lineNumber)}`;
}
