import { useForm, useFormContext, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf } from 'shared-api';
import { PROMOTION_LIMITS, readAmount, type Promotion } from 'shared-api/contract';
import { formatCount, formatMoney, serviceNow, useLanguage } from 'shared-ui';
import { toPromotionForm, type PromotionForm } from './promotion-form.ts';
import { problemsOf, type FieldProblem } from './promotion-problems.ts';

/** The form of a promotion. @param taken codes of the others */
export function usePromotionForm(stored: Promotion | null, taken: readonly string[]) {
  const language = useLanguage();
  return useForm<PromotionForm>({
    defaultValues: toPromotionForm(stored, language),
    // The first one on screen gets the focus, which is not the first one that was registered.
    shouldFocusError: false,
    resolver: (values) => {
      const problems = Object.entries(problemsOf(values, { taken, stored, now: serviceNow() }));
      const errors: FieldErrors<PromotionForm> = Object.fromEntries(
        problems.map(([name, problem]) => [name, { type: 'validate', message: problem }]),
      );
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
}

/** Says what is wrong with a field of the form around it. */
export function useProblemText(): (name: keyof PromotionForm) => string | undefined {
  const { t } = useTranslation('provider-promotion');
  const language = useLanguage();
  const { formState, getValues } = useFormContext<PromotionForm>();
  const { errors } = formState;
  return (name) => {
    const problem = errors[name]?.message as FieldProblem | undefined;
    return (
      problem &&
      t(`problem.${problem}`, {
        ...{ percent: PROMOTION_LIMITS.percent, letters: PROMOTION_LIMITS.code },
        uses: formatCount(PROMOTION_LIMITS.uses),
        amount: formatMoney(readAmount(getValues('amount')) ?? 0, language),
      })
    );
  };
}

/** The form's fields by the service's. */
const FIELDS_OF: Readonly<Record<string, readonly (keyof PromotionForm)[]>> = {
  ...{ value: ['percent', 'amount'], code: ['code'], minimum: ['minimum'] },
  ...{ from: ['fromDay'], until: ['untilDay'], total: ['total'], perCustomer: ['perCustomer'] },
};

const PATH = /^promotions\.\d+\.(\w+)$/;

/** The fields that the service has refused. */
export function refusedFields(
  failure: unknown,
): readonly (readonly [name: keyof PromotionForm, problem: FieldProblem])[] {
  const names = Object.keys(fieldErrorsOf(failure)).map((path) => PATH.exec(path)?.[1] ?? '');
  return names.flatMap((name) =>
    // A code is refused for being that of another promotion, which somebody else has added meanwhile.
    (FIELDS_OF[name] ?? []).map((field) => [field, name === 'code' ? 'code_taken' : 'refused'] as const),
  );
}
