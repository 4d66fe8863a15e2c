import type { Scope } from 'platform/registry/testing';

/** Runs an act with helpers that clean up after a test, and cleans up when it has ended. */
export async function withScope<Result>(act: (scope: Scope) => Promise<Result>): Promise<Result> {
  const endings: (() => unknown)[] = [];
  try {
    return await act({ after: (ending) => endings.push(ending) });
  } finally {
    for (const ending of endings.reverse()) await ending();
  }
}
