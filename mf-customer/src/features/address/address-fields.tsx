import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { communesOf, miscountedDigits, REGIONS } from 'shared-api/contract';
import { placeOptions } from 'shared-api/place-name';
import { Checkbox, PhoneField, SelectField, TextField } from 'shared-ui';
import { usePhoneDigits } from '../../lib/get-settings.ts';
import classes from './address-fields.module.css';
import { addressRules } from './address-rules.ts';
import type { AddressValues } from './address-values.ts';

interface AddressFieldsProps {
  readonly form: UseFormReturn<AddressValues>;
  readonly canBeDefault: boolean;
}

/** Fields of an address; the communes are those of the chosen region. */
export function AddressFields(props: AddressFieldsProps) {
  const { form, canBeDefault } = props;
  const { t } = useTranslation('customer-address');
  const { register, formState } = form;
  const { errors } = formState;
  const digits = usePhoneDigits();
  const phone = useWatch({ control: form.control, name: 'phone' });
  const rules = addressRules(digits);
  const textOf = (error: { message?: string } | undefined) => error?.message && t(error.message, { digits });
  return (
    <div className={classes.fields}>
      <TextField
        label={t('label')}
        placeholder={t('label_placeholder')}
        required
        data-autofocus
        error={textOf(errors.label)}
        {...register('label', rules.label)}
      />
      <PlaceFields form={form} />
      <TextField
        label={t('address')}
        hint={t('address_hint')}
        autoComplete="street-address"
        required
        error={textOf(errors.address)}
        {...register('address', rules.address)}
      />
      <TextField
        label={t('landmark')}
        hint={t('landmark_hint')}
        error={textOf(errors.landmark)}
        {...register('landmark', rules.landmark)}
      />
      <PhoneField
        label={t('phone')}
        hint={t('phone_hint', { digits })}
        miscounted={miscountedDigits(phone, digits)}
        error={textOf(errors.phone)}
        {...register('phone', rules.phone)}
      />
      {canBeDefault && <Checkbox label={t('as_default')} {...register('isDefault')} />}
    </div>
  );
}

function PlaceFields(props: Pick<AddressFieldsProps, 'form'>) {
  const { control, register, setValue, formState } = props.form;
  const { t } = useTranslation('customer-address');
  const region = useWatch({ control, name: 'region' });
  const communes = communesOf(region);
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('region')}
        placeholder={t('region_placeholder')}
        options={placeOptions(t, REGIONS)}
        {...register('region', {
          onChange: () => setValue('commune', '', { shouldDirty: true }),
        })}
      />
      <SelectField
        label={t('commune')}
        placeholder={region ? t('commune_placeholder') : t('commune_needs_region')}
        disabled={communes.length === 0}
        options={placeOptions(t, communes)}
        error={formState.errors.commune?.message && t(formState.errors.commune.message)}
        {...register('commune')}
      />
    </div>
  );
}
