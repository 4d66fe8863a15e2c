import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PROMOTION_LIMITS, promotionCodeOf } from 'shared-api/contract';
import { RadioGroup, TextField } from 'shared-ui';
import type { PromotionForm } from './promotion-form.ts';
import { useProblemText } from './use-promotion-form.ts';
import classes from './promotion-dialog.module.css';

/** As typed; `promotionCodeOf` drops blanks and hyphens. */
const MAX_TYPED = 60;

/** Whether a promotion needs a code, and which. */
export function CodeFields() {
  const { t } = useTranslation('provider-promotion');
  const { register, control, setValue } = useFormContext<PromotionForm>();
  const problem = useProblemText();
  const needsCode = useWatch({ control, name: 'needsCode' });
  return (
    <>
      <RadioGroup
        legend={t('needs_code.label')}
        appearance="list"
        className={classes.choices}
        options={(['no', 'yes'] as const).map((value) => ({
          value,
          label: t(`needs_code.${value}`),
          hint: t(`needs_code.${value}_hint`),
        }))}
        {...register('needsCode')}
      />
      {needsCode === 'yes' && (
        <TextField
          label={t('field.code')}
          hint={t('field.code_hint', { most: PROMOTION_LIMITS.code })}
          className={classes.code}
          maxLength={MAX_TYPED}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          required
          error={problem('code')}
          {...register('code', {
            // Shown as it will be stored.
            onBlur: (event: { target: { value: string } }) => {
              const code = promotionCodeOf(event.target.value);
              if (code !== null) setValue('code', code);
            },
          })}
        />
      )}
    </>
  );
}
