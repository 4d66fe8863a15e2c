import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CURRENCY_LABEL, PROMOTION_KINDS, PROMOTION_LIMITS } from 'shared-api/contract';
import { RadioGroup, TextField } from 'shared-ui';
import type { PromotionForm } from './promotion-form.ts';
import { useProblemText } from './use-promotion-form.ts';
import classes from './promotion-dialog.module.css';

/** What a promotion takes off, and from which amount. */
export function ReductionFields() {
  const { t } = useTranslation('provider-promotion');
  const { register, control } = useFormContext<PromotionForm>();
  const problem = useProblemText();
  const kind = useWatch({ control, name: 'kind' });
  return (
    <>
      <RadioGroup
        legend={t('kind.label')}
        appearance="list"
        className={classes.choices}
        options={PROMOTION_KINDS.map((value) => ({
          value,
          label: t(`kind.${value}`),
          hint: t(`kind.${value}_hint`),
        }))}
        {...register('kind', { deps: 'minimum' })}
      />
      <div className={classes.pair}>
        {kind === 'percent' && (
          <TextField
            label={t('field.percent')}
            hint={t('field.percent_hint', { most: PROMOTION_LIMITS.percent })}
            inputMode="numeric"
            suffix="%"
            required
            error={problem('percent')}
            {...register('percent')}
          />
        )}
        {kind === 'amount' && (
          <TextField
            label={t('field.amount')}
            inputMode="decimal"
            suffix={CURRENCY_LABEL}
            required
            error={problem('amount')}
            {...register('amount', { deps: 'minimum' })}
          />
        )}
        <TextField
          label={t(kind === 'amount' ? 'field.minimum' : 'field.minimum_optional')}
          hint={t(kind === 'amount' ? 'field.minimum_amount_hint' : 'field.minimum_hint')}
          inputMode="decimal"
          suffix={CURRENCY_LABEL}
          required={kind === 'amount'}
          error={problem('minimum')}
          {...register('minimum')}
        />
      </div>
    </>
  );
}
