import type { GateProblem, ReleaseProblemCode } from '../releases.ts';

/** A release action that can't be done; the message tells the caller why. */
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

/** Compares by name, since the error may come from another copy of the module. */
export function isReleaseError(error: unknown): error is ReleaseError {
  return error instanceof Error && error.name === 'ReleaseError';
}
