/** Position of an error in released code. */
export interface Place {
  readonly area: string;
  readonly version: string;
  /** `/areas/<area>/<version>/<file>:<line>:<column>` */
  readonly at: string;
}

const SHELL = 'shell';
const FRAME = /(\/areas\/([a-z][a-z0-9-]*)\/([^/\s]+)\/[\w./+-]+(?::\d+){0,2})/;

/**
 * The position in released code that an error comes from; undefined without one. Areas use the shell's libraries, so an
 * error that one of these throws below an area's code is the area's.
 */
export function placeOf(error: unknown): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // The stack starts with the message, which may contain personal input.
  const frames = stack.split('\n').filter((line) => /^\s*at |@/.test(line));
  const places = frames.flatMap((frame) => {
    const [, at, area, version] = FRAME.exec(frame) ?? [];
    return at !== undefined && area !== undefined && version !== undefined ? [{ area, version, at }] : [];
  });
  return places.find(({ area }) => area !== SHELL) ?? places[0];
}

/** Name of an error's class, which contains no personal data. */
export function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return /^[\w$]{1,60}$/.test(name) ? name : 'Unknown';
}
