import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isPhone, miscountedDigits, readPhone } from 'shared-api/contract';
import { PhoneField, TextField } from 'shared-ui';
import { FormSection, useFieldError, type SectionProps } from './form-section.tsx';
import { PlaceFields } from './place-fields.tsx';
import { usePhoneDigits } from './get-settings.ts';
import classes from './form-section.module.css';

const MAX_LINE = 200;

/** Region, commune, address, landmark and phone. */
export function PlaceSection(props: SectionProps) {
  const { form } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorOf = useFieldError(props);
  const digits = usePhoneDigits();
  const { defaultValues } = form.formState;
  // A number that was stored under another rule is not sent again, and must not prevent a new address.
  const isFine = (typed: string) =>
    typed.trim() === '' || readPhone(typed) === defaultValues?.phone || isPhone(typed, digits);
  const phone = useWatch({ control: form.control, name: 'phone' });
  return (
    <FormSection>
      <div className={classes.pair}>
        <PlaceFields
          region={form.watch('region')}
          regionProps={form.register('region', { onChange: () => form.setValue('commune', '') })}
          communeProps={{
            ...form.register('commune'),
            error: errorOf('commune', t('edit.refused')),
          }}
        />
      </div>
      <TextField label={t('field.address')} maxLength={MAX_LINE} {...form.register('address')} />
      <TextField
        label={t('field.landmark')}
        hint={t('field.landmark_hint')}
        maxLength={MAX_LINE}
        {...form.register('landmark')}
      />
      <PhoneField
        label={t('field.phone')}
        hint={t('field.phone_hint', { count: digits })}
        autoComplete="off"
        miscounted={miscountedDigits(phone, digits)}
        error={errorOf('phone', t('field.phone_invalid', { count: digits }))}
        {...form.register('phone', { validate: isFine })}
      />
    </FormSection>
  );
}
