import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CUISINES } from 'shared-api/contract';
import { Notice, SelectField, TextArea, TextField } from 'shared-ui';
import { ExceptionsEditor } from './exceptions-editor.tsx';
import { FormSection, useFieldError, type SectionProps } from './form-section.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { areValidExceptions, isCompleteWeek } from './opening-week.ts';
import { PlaceFields } from './place-fields.tsx';
import { isPhone, usePhoneDigits } from './settings-query.ts';
import classes from './details-sections.module.css';

const MAX_NAME = 120;
const MAX_DESCRIPTION = 2000;
const MAX_LINE = 200;

/** Name, description and cuisine. */
export function IdentitySection(props: SectionProps) {
  const { form } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorOf = useFieldError(props);
  const isFilled = (text: string) => text.trim() !== '';
  return (
    <FormSection title={t('section.identity')}>
      <TextField
        label={t('field.name')}
        maxLength={MAX_NAME}
        required
        error={errorOf('name', t('field.name_required'))}
        {...form.register('name', { validate: isFilled })}
      />
      <TextArea
        label={t('field.description')}
        maxLength={MAX_DESCRIPTION}
        required
        error={errorOf('description', t('field.description_required'))}
        {...form.register('description', { validate: isFilled })}
      />
      <SelectField
        label={t('field.cuisine')}
        placeholder={t('field.cuisine_none')}
        options={CUISINES.map((value) => ({ value, label: t(`cuisine.${value}`) }))}
        {...form.register('category')}
      />
    </FormSection>
  );
}

/** Region, commune, address, landmark and phone. */
export function PlaceSection(props: SectionProps) {
  const { form } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorOf = useFieldError(props);
  const digits = usePhoneDigits();
  return (
    <FormSection title={t('section.place')}>
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
      <TextField
        label={t('field.phone')}
        hint={t('field.phone_hint', { count: digits })}
        type="tel"
        inputMode="numeric"
        error={errorOf('phone', t('field.phone_invalid', { count: digits }))}
        {...form.register('phone', { validate: (phone) => phone === '' || isPhone(phone, digits) })}
      />
    </FormSection>
  );
}

/** The week and the days that differ from it. */
export function HoursSections(props: SectionProps) {
  const { form } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorOf = useFieldError(props);
  const weekError = errorOf('week', t('hours.incomplete'));
  const exceptionsError = errorOf('exceptions', t('exception.invalid'));
  return (
    <>
      <FormSection title={t('section.hours')}>
        <Controller
          control={form.control}
          name="week"
          rules={{ validate: isCompleteWeek }}
          render={({ field }) => <HoursEditor week={field.value} onWeekChange={field.onChange} />}
        />
        {weekError && <Notice tone="danger">{weekError}</Notice>}
      </FormSection>
      <FormSection title={t('section.exceptions')}>
        <Controller
          control={form.control}
          name="exceptions"
          rules={{ validate: areValidExceptions }}
          render={({ field }) => (
            <ExceptionsEditor exceptions={field.value} onExceptionsChange={field.onChange} />
          )}
        />
        {exceptionsError && <Notice tone="danger">{exceptionsError}</Notice>}
      </FormSection>
    </>
  );
}
