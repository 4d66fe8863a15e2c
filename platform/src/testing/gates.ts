import type { Gate } from '../release/gate.ts';

/** A gate that lets everything pass. */
export const PASSING_GATE: Gate = { check: () => Promise.resolve({ problems: [], unchecked: [] }) };

/** A gate that has one thing against everything. */
export const FAILING_GATE: Gate = {
  check: () =>
    Promise.resolve({
      problems: [{ check: 'shared', reason: 'It needs another React.', fix: 'Release the shell first.' }],
      unchecked: [],
    }),
};
