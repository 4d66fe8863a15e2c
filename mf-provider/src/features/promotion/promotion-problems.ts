import {
  PROMOTION_LIMITS,
  promotionCodeOf,
  readAmount,
  readWholeNumber,
  type Promotion,
} from 'shared-api/contract';
import { periodOf, type PromotionForm } from './promotion-form.ts';

/** What is wrong with a field; `refused` by the service. */
export type FieldProblem =
  | 'percent'
  | 'amount'
  | 'minimum'
  | 'minimum_low'
  | 'code_required'
  | 'code'
  | 'code_taken'
  | 'day'
  | 'time'
  | 'until_early'
  | 'until_past'
  | 'uses'
  | 'refused';

/** What a form is checked against. */
export interface FormRules {
  /** Codes of the other promotions. */
  readonly taken: readonly string[];
  /** As it is stored; null for a new one. */
  readonly stored: Promotion | null;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/** What is wrong with a form, by field. */
export function problemsOf(
  form: PromotionForm,
  rules: FormRules,
): Partial<Record<keyof PromotionForm, FieldProblem>> {
  const problems = {
    ...{ percent: percentProblem(form), amount: amountProblem(form), minimum: minimumProblem(form) },
    code: codeProblem(form, rules.taken),
    fromDay: form.fromDay === '' && form.fromTime !== '' ? ('day' as const) : undefined,
    fromTime: form.fromDay !== '' && form.fromTime === '' ? ('time' as const) : undefined,
    untilDay: untilProblem(form, rules),
    untilTime: form.untilDay !== '' && form.untilTime === '' ? ('time' as const) : undefined,
    ...{ total: usesProblem(form.total), perCustomer: usesProblem(form.perCustomer) },
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

function percentProblem({ kind, percent }: PromotionForm): FieldProblem | undefined {
  const value = readWholeNumber(percent) ?? 0;
  return kind === 'percent' && (value < 1 || value > PROMOTION_LIMITS.percent) ? 'percent' : undefined;
}

function amountProblem({ kind, amount }: PromotionForm): FieldProblem | undefined {
  return kind === 'amount' && !readAmount(amount) ? 'amount' : undefined;
}

function minimumProblem({ kind, amount, minimum }: PromotionForm): FieldProblem | undefined {
  const typed = minimum.trim() === '' ? 0 : readAmount(minimum);
  if (typed === undefined) return 'minimum';
  return kind === 'amount' && typed < (readAmount(amount) ?? 0) ? 'minimum_low' : undefined;
}

function codeProblem({ needsCode, code }: PromotionForm, taken: readonly string[]): FieldProblem | undefined {
  if (needsCode === 'no') return undefined;
  if (code.trim() === '') return 'code_required';
  const stored = promotionCodeOf(code);
  if (stored === null) return 'code';
  return taken.includes(stored) ? 'code_taken' : undefined;
}

function untilProblem(form: PromotionForm, { stored, now }: FormRules): FieldProblem | undefined {
  if (form.untilDay === '') return form.untilTime === '' ? undefined : 'day';
  const { from, until } = periodOf(form, stored);
  if (until === null) return undefined;
  if (from !== null && Date.parse(from) >= Date.parse(until)) return 'until_early';
  return until !== stored?.until && Date.parse(until) <= now ? 'until_past' : undefined;
}

function usesProblem(text: string): FieldProblem | undefined {
  if (text.trim() === '') return undefined;
  const uses = readWholeNumber(text) ?? 0;
  return uses < 1 || uses > PROMOTION_LIMITS.uses ? 'uses' : undefined;
}
