/** Position of an error in released code. */
export interface Place {
  readonly area: string;
  readonly version: string;
  /** `/areas/<area>/<version>/<file>:<line>:<column>` */
  readonly at: string;
}

const FRAME = /(\/areas\/([a-z][a-z0-9-]*)\/([^/\s]+)\/[\w./+-]+(?::\d+){0,2})/;

/** The first position in released code of an error's stack; undefined without one. */
export function placeOf(error: unknown): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // The stack starts with the message, which may contain personal input.
  const frames = stack.split('\n').filter((line) => /^\s*at |@/.test(line));
  for (const frame of frames) {
    const [, at, area, version] = FRAME.exec(frame) ?? [];
    if (at !== undefined && area !== undefined && version !== undefined) return { area, version, at };
  }
  return undefined;
}

/** Name of an error's class, which contains no personal data. */
export function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return /^[\w$]{1,60}$/.test(name) ? name : 'Unknown';
}
