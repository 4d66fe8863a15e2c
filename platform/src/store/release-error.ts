import type { GateProblem, ReleaseProblemCode } from '../contract/releases.ts';

/** Something about a release that cannot be done, with the reason for whoever asked for it. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly code: ReleaseProblemCode;
  readonly problems: readonly GateProblem[];

  constructor(code: ReleaseProblemCode, message: string, problems: readonly GateProblem[] = []) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}

/** Recognised by its name, since an error may come from another copy of the module. */
export function isReleaseError(error: unknown): error is ReleaseError {
  return error instanceof Error && error.name === 'ReleaseError';
}
