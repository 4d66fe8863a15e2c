/** Position of an error in released code. */
export interface Place {
  readonly area: string;
  readonly version: string;
  /** `/areas/<area>/<version>/<file>:<line>:<column>` */
  readonly at: string;
}

/** Name of the shell's own releases. */
export const SHELL = 'shell';
const FRAME = /(\/areas\/([a-z][a-z0-9-]*)\/([^/\s]+)\/[\w./+-]+(?::\d+){0,2})/;

/**
 * The position in released code that an error comes from; undefined without one. Areas use the shell's libraries, so an
 * error that one of these throws below an area's code is the area's, and so is one about a file of the area.
 */
export function placeOf(error: unknown): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // The stack starts with the message, which may contain personal input.
  const frames = stack.split('\n').filter((line) => /^\s*at |@/.test(line));
  const places = [...frames, requestOf(error)].flatMap((text) => placeIn(text) ?? []);
  return places.find(({ area }) => area !== SHELL) ?? places[0];
}

/** The position in released code that a text names. */
export function placeIn(text: string): Place | undefined {
  const [, at, area, version] = FRAME.exec(text) ?? [];
  return at !== undefined && area !== undefined && version !== undefined ? { area, version, at } : undefined;
}

/** webpack's name of the file that could not be loaded. */
function requestOf(error: unknown): string {
  return error instanceof Error && 'request' in error ? String(error.request) : '';
}

/** Name of an error's class, which contains no personal data. */
export function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return /^[\w$]{1,60}$/.test(name) ? name : 'Unknown';
}
