import { OPTION_LIMITS } from 'shared-api/contract';
import type { GroupRule } from './group-draft.ts';

/** The rules that have a name of their own, and those made of numbers. */
export const RULE_KINDS = ['one', 'any', 'numbers'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** Which of them a rule is. What is free of one alone, or one several times, has no name. */
export function kindOfRule({ min, max, free, isRepeatable }: GroupRule): RuleKind {
  if (min === 1 && max === 1 && free === 0 && !isRepeatable) return 'one';
  return min === 0 && max === OPTION_LIMITS.chosen ? 'any' : 'numbers';
}
