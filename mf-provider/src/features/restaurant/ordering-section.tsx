import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CURRENCY_LABEL, LARGE_ORDER, readAmount } from 'shared-api/contract';
import { Checkbox, formatMoney, TextField, useLanguage } from 'shared-ui';
import { areFees } from './commune-fees.ts';
import { isMinutes } from './details-form.ts';
import { FormSection, useFieldError, type SectionProps } from './form-section.tsx';
import { FeesEditor } from './fees-editor.tsx';
import classes from './form-section.module.css';

/** Times of kitchen and way, minimum, large orders of guests, and what a delivery costs. */
export function OrderingSection(props: SectionProps) {
  const { form } = props;
  const { t } = useTranslation('provider-restaurant');
  const language = useLanguage();
  const errorOf = useFieldError(props);
  const isAmount = (text: string) => readAmount(text) !== undefined;
  return (
    <FormSection>
      <div className={classes.pair}>
        <TextField
          label={t('field.prep_minutes')}
          inputMode="numeric"
          suffix={t('field.minutes')}
          error={errorOf('prepMinutes', t('field.minutes_invalid'))}
          {...form.register('prepMinutes', { validate: (text) => isMinutes(text, 1) })}
        />
        <TextField
          label={t('field.delivery_minutes')}
          hint={t('field.delivery_minutes_hint')}
          inputMode="numeric"
          suffix={t('field.minutes')}
          error={errorOf('deliveryMinutes', t('field.delivery_minutes_invalid'))}
          {...form.register('deliveryMinutes', { validate: (text) => isMinutes(text, 0) })}
        />
      </div>
      <div className={classes.pair}>
        <TextField
          label={t('field.delivery_fee')}
          inputMode="decimal"
          suffix={CURRENCY_LABEL}
          error={errorOf('deliveryFee', t('field.amount_invalid'))}
          {...form.register('deliveryFee', { validate: isAmount })}
        />
        <TextField
          label={t('field.minimum_order')}
          hint={t('field.minimum_order_hint')}
          inputMode="decimal"
          suffix={CURRENCY_LABEL}
          error={errorOf('minimumOrder', t('field.amount_invalid'))}
          {...form.register('minimumOrder', { validate: isAmount })}
        />
      </div>
      <Checkbox
        label={t('field.large_orders')}
        hint={t('field.large_orders_hint', {
          count: LARGE_ORDER.dishes,
          amount: formatMoney(LARGE_ORDER.subtotal, language),
        })}
        {...form.register('acceptsLargeOrders')}
      />
      <Controller
        control={form.control}
        name="fees"
        rules={{ validate: areFees }}
        render={({ field, fieldState }) => (
          <FeesEditor
            region={form.watch('region')}
            usual={form.watch('deliveryFee')}
            fees={field.value}
            onFeesChange={field.onChange}
            isChecked={fieldState.invalid}
          />
        )}
      />
    </FormSection>
  );
}
