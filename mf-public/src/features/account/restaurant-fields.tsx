import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { communesOf, CUISINES, REGIONS } from 'shared-api/contract';
import { placeOptions } from 'shared-api/place-name';
import { SelectField, TextArea, TextField } from 'shared-ui';
import { isFilled } from '../../lib/form/is-filled.ts';
import { useFieldErrors } from './account-fields.tsx';
import type { ProviderForm } from './provider-form.ts';
import classes from './account-page.module.css';

interface FieldsProps {
  form: UseFormReturn<ProviderForm>;
}

/** Name and place of the restaurant, and what visitors read first. */
export function RestaurantFields(props: FieldsProps) {
  const { form } = props;
  const { t } = useTranslation(['account', 'restaurant']);
  const errorOf = useFieldErrors(form);
  return (
    <>
      <TextField
        label={t('restaurant_name')}
        autoComplete="organization"
        maxLength={120}
        required
        error={errorOf('restaurantName')}
        {...form.register('restaurantName', {
          validate: (value) => isFilled(value) || 'restaurant_name_required',
        })}
      />
      <PlaceFields form={form} />
      <SelectField
        label={t('optional', { label: t('cuisine_label') })}
        placeholder={t('cuisine_placeholder')}
        options={CUISINES.map((value) => ({ value, label: t(`restaurant:cuisine.${value}`) }))}
        {...form.register('cuisine')}
      />
      <TextField
        label={t('optional', { label: t('address') })}
        autoComplete="street-address"
        maxLength={200}
        error={errorOf('address')}
        {...form.register('address')}
      />
      <TextArea
        label={t('optional', { label: t('description') })}
        hint={t('description_hint')}
        maxLength={2000}
        error={errorOf('description')}
        {...form.register('description')}
      />
    </>
  );
}

/** The communes are those of the chosen region (requirements 2.6). */
function PlaceFields(props: FieldsProps) {
  const { form } = props;
  const { t } = useTranslation('account');
  const errorOf = useFieldErrors(form);
  const region = useWatch({ control: form.control, name: 'region' });
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('region')}
        placeholder={t('region_placeholder')}
        options={placeOptions(t, REGIONS)}
        required
        error={errorOf('region')}
        {...form.register('region', {
          validate: (value) => value !== '' || 'region_required',
          onChange: () => form.resetField('commune'),
        })}
      />
      <SelectField
        label={t('commune')}
        placeholder={region === '' ? t('commune_first') : t('commune_placeholder')}
        options={placeOptions(t, communesOf(region))}
        required
        error={errorOf('commune')}
        {...form.register('commune', { validate: (value) => value !== '' || 'commune_required' })}
      />
    </div>
  );
}
