/** Where in released code an error comes from. */
export interface Place {
  readonly area: string;
  readonly version: string;
  /** `/areas/<area>/<version>/<file>:<line>:<column>` */
  readonly at: string;
}

const FRAME = /(\/areas\/([a-z][a-z0-9-]*)\/([^/\s]+)\/[\w./+-]+(?::\d+){0,2})/;

/** The first place in released code that an error's stack names; undefined when it names none. */
export function placeOf(error: unknown): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // The message comes first in the stack, and somebody may have typed what is in it.
  const frames = stack.split('\n').filter((line) => /^\s*at |@/.test(line));
  for (const frame of frames) {
    const [, at, area, version] = FRAME.exec(frame) ?? [];
    if (at !== undefined && area !== undefined && version !== undefined) return { area, version, at };
  }
  return undefined;
}

/** Name of an error, which says of what kind it is and nothing else. */
export function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return /^[\w$]{1,60}$/.test(name) ? name : 'Unknown';
}
