import type { Gate } from '../../contract/server/index.ts';

/** A gate that accepts everything. */
export const PASSING_GATE: Gate = { check: () => Promise.resolve({ problems: [], unchecked: [] }) };

/** A gate that refuses everything. */
export const FAILING_GATE: Gate = {
  check: () =>
    Promise.resolve({
      problems: [{ check: 'shared', reason: 'It needs another React.', fix: 'Release the shell first.' }],
      unchecked: [],
    }),
};
