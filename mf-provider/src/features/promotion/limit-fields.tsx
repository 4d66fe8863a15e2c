import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from 'shared-ui';
import type { PromotionForm } from './promotion-form.ts';
import { useProblemText } from './use-promotion-form.ts';
import classes from './promotion-dialog.module.css';

/** How often a promotion may be used, in all and by one customer. */
export function LimitFields() {
  const { t } = useTranslation('provider-promotion');
  const { register } = useFormContext<PromotionForm>();
  const problem = useProblemText();
  return (
    <div className={classes.pair}>
      {(['total', 'perCustomer'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`field.${name}`)}
          hint={t('field.uses_hint')}
          inputMode="numeric"
          error={problem(name)}
          {...register(name)}
        />
      ))}
    </div>
  );
}
