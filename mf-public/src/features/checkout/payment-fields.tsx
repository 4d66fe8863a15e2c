import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CURRENCY_LABEL, PAYMENT_METHODS, readAmount } from 'shared-api/contract';
import { formatMoney, RadioGroup, TextField } from 'shared-ui';
import type { CheckoutForm } from './checkout-form.ts';
import classes from './checkout-dialog.module.css';

/** Cash, with the amount handed over so that change is ready, or a wallet with the transfer's reference. */
export function PaymentFields(props: { form: UseFormReturn<CheckoutForm>; total: number }) {
  const { form, total } = props;
  const { t, i18n } = useTranslation('checkout');
  const method = useWatch({ control: form.control, name: 'method' });

  function checkAmount(text: string) {
    if (form.getValues('method') !== 'cash' || text.trim() === '') return true;
    const amount = readAmount(text);
    if (amount === undefined) return 'amount_invalid';
    return amount >= total || 'paying_with_low';
  }

  const problem = form.formState.errors.payingWith?.message;

  return (
    <div className={classes.payment}>
      <RadioGroup
        legend={t('payment')}
        options={PAYMENT_METHODS.map((value) => ({ value, label: t(`payment_method.${value}`) }))}
        className={classes.methods}
        {...form.register('method')}
      />
      {method === 'cash' ? (
        <TextField
          label={t('optional', { label: t('paying_with') })}
          hint={t('paying_with_hint')}
          suffix={CURRENCY_LABEL}
          inputMode="decimal"
          autoComplete="off"
          error={problem && t(problem, { total: formatMoney(total, i18n.language) })}
          {...form.register('payingWith', { validate: checkAmount })}
        />
      ) : (
        <TextField
          label={t('optional', { label: t('reference') })}
          hint={t('reference_hint')}
          maxLength={60}
          autoComplete="off"
          {...form.register('reference')}
        />
      )}
    </div>
  );
}
