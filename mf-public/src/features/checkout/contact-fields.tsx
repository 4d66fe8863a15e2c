import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { communesOf, feeTo, isPhone, miscountedDigits, type Restaurant } from 'shared-api/contract';
import { placeOptions } from 'shared-api/place-name';
import { Checkbox, PhoneField, SelectField, TextField, useFeeText } from 'shared-ui';
import { usePhoneDigits } from '../../lib/get-settings.ts';
import type { CheckoutForm } from './checkout-form.ts';
import classes from './checkout-dialog.module.css';

interface FieldsProps {
  form: UseFormReturn<CheckoutForm>;
}

/** Name, phone and address, all required; the phone has a fixed number of digits (requirements 5). */
export function ContactFields(props: FieldsProps & { refused: readonly (keyof CheckoutForm)[] }) {
  const { form, refused } = props;
  const { t } = useTranslation('checkout');
  const digits = usePhoneDigits();
  const phone = useWatch({ control: form.control, name: 'phone' });
  const { errors } = form.formState;
  const errorOf = (name: 'name' | 'phone' | 'address', text: string) =>
    errors[name] || refused.includes(name) ? text : undefined;
  return (
    <>
      <div className={classes.pair}>
        <TextField
          label={t('name')}
          placeholder={t('name_placeholder')}
          autoComplete="name"
          maxLength={120}
          required
          error={errorOf('name', t('name_required'))}
          {...form.register('name', { validate: (value) => value.trim() !== '' })}
        />
        <PhoneField
          label={t('phone')}
          placeholder={t('phone_placeholder')}
          hint={t('phone_hint', { digits })}
          required
          miscounted={miscountedDigits(phone, digits)}
          error={errorOf('phone', t('phone_invalid', { digits }))}
          {...form.register('phone', { validate: (value) => isPhone(value, digits) })}
        />
      </div>
      <TextField
        label={t('address')}
        placeholder={t('address_placeholder')}
        autoComplete="street-address"
        maxLength={200}
        required
        error={errorOf('address', t('address_required'))}
        {...form.register('address', { validate: (value) => value.trim() !== '' })}
      />
    </>
  );
}

interface DeliveryFieldsProps extends FieldsProps {
  readonly refused: readonly (keyof CheckoutForm)[];
  readonly restaurant: Restaurant;
  readonly commune: string;
}

/** Commune and landmark, with the commune's delivery fee. The commune is required where the fee depends on it. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { form, refused, restaurant, commune } = props;
  const { region, deliveryFee, deliveryFees } = restaurant;
  const { t } = useTranslation('checkout');
  const feeText = useFeeText();
  // A restaurant may also deliver to communes outside its region.
  const names = new Set([...communesOf(region), ...Object.keys(deliveryFees)]);
  const communes = placeOptions(t, [...names]);
  const fee = feeTo(deliveryFee, deliveryFees, commune);
  const isRequired = Object.keys(deliveryFees).length > 0;
  const isMissing = form.formState.errors.commune !== undefined || refused.includes('commune');
  const missing = isMissing ? t('commune_required') : undefined;
  return (
    <div className={classes.pair}>
      {communes.length > 0 && (
        <SelectField
          label={isRequired ? t('commune') : t('optional', { label: t('commune') })}
          placeholder={t('commune_placeholder')}
          required={isRequired}
          options={communes}
          hint={fee === null ? undefined : `${t('delivery_fee')} · ${feeText(fee)}`}
          error={fee === null ? t('failure.delivery_unavailable') : missing}
          {...form.register('commune', { validate: (value) => !isRequired || value !== '' })}
        />
      )}
      <TextField
        label={t('optional', { label: t('landmark') })}
        placeholder={t('landmark_placeholder')}
        maxLength={200}
        {...form.register('landmark')}
      />
    </div>
  );
}

/** Whether the device may store name, phone and address. */
export function RememberField(props: FieldsProps) {
  const { t } = useTranslation('checkout');
  return <Checkbox label={t('remember')} {...props.form.register('remember')} />;
}
