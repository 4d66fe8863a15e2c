import type { GateOptions } from './create-gate.ts';
import { readBudgets } from './weight/budgets.ts';

/**
 * What the operator says of the gate: `RELEASE_BUDGETS`, and `RELEASE_CHECK_SECONDS`, by when a full check ends.
 * @throws Error that names the variable that is wrong
 */
export function readGateSettings(
  env: Readonly<Record<string, string | undefined>>,
): Pick<GateOptions, 'budgets' | 'deadlineMs'> {
  const budgets = readBudgets(env['RELEASE_BUDGETS']);
  const text = env['RELEASE_CHECK_SECONDS'] ?? '';
  if (text.trim() === '') return { budgets };
  const seconds = Number(text);
  if (!(seconds >= 1 && seconds <= 3600)) {
    throw new Error(`RELEASE_CHECK_SECONDS: "${text}" is not a number of seconds from 1 to 3600.`);
  }
  return { budgets, deadlineMs: seconds * 1000 };
}
