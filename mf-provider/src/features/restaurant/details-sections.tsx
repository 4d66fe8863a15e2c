import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CUISINES, CURRENCY_LABEL, type Restaurant } from 'shared-api/contract';
import { Card, Notice, SelectField, TextArea, TextField } from 'shared-ui';
import { parseMoney } from '../../lib/money-input.ts';
import { SinglePicture } from '../../lib/single-picture.tsx';
import { isPrepMinutes, type DetailsForm } from './details-form.ts';
import { ExceptionsEditor } from './exceptions-editor.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { areValidExceptions, isCompleteWeek } from './opening-week.ts';
import { PlaceFields } from './place-fields.tsx';
import { isPhone, usePhoneDigits } from './settings-query.ts';
import classes from './details-sections.module.css';

interface SectionProps {
  form: UseFormReturn<DetailsForm>;
}

const MAX_NAME = 120;
const MAX_DESCRIPTION = 2000;
const MAX_LINE = 200;

function Section(props: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={classes.section}>
      <h2 className={classes.title}>{props.title}</h2>
      {props.children}
    </Card>
  );
}

/** Says what is wrong with a field: our own rule, or that the service refused it. */
function useFieldError({ form }: SectionProps) {
  const { t } = useTranslation('provider-restaurant');
  const { errors } = form.formState;
  return (name: keyof DetailsForm, message: string) => {
    const error = errors[name];
    if (!error) return undefined;
    return error.type === 'service' ? t('edit.refused') : message;
  };
}

/** Name, description, cuisine and banner. */
export function IdentitySection(props: SectionProps & { restaurant: Restaurant }) {
  const { form, restaurant } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorOf = useFieldError(props);
  const isFilled = (text: string) => text.trim() !== '';
  return (
    <Section title={t('section.identity')}>
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
      <Controller
        control={form.control}
        name="bannerUrl"
        render={({ field }) => (
          <SinglePicture
            label={t('field.banner')}
            restaurant={restaurant}
            ratio="banner"
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
    </Section>
  );
}

/** Region, commune, address, landmark and phone. */
export function PlaceSection(props: SectionProps) {
  const { form } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorOf = useFieldError(props);
  const digits = usePhoneDigits();
  return (
    <Section title={t('section.place')}>
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
    </Section>
  );
}

/** Minimum, fee and preparation time. */
export function OrderingSection(props: SectionProps) {
  const { form } = props;
  const { t } = useTranslation('provider-restaurant');
  const errorOf = useFieldError(props);
  const isAmount = (text: string) => parseMoney(text) !== undefined;
  return (
    <Section title={t('section.orders')}>
      <div className={classes.triple}>
        <TextField
          label={t('field.minimum_order')}
          inputMode="decimal"
          suffix={CURRENCY_LABEL}
          error={errorOf('minimumOrder', t('field.amount_invalid'))}
          {...form.register('minimumOrder', { validate: isAmount })}
        />
        <TextField
          label={t('field.delivery_fee')}
          inputMode="decimal"
          suffix={CURRENCY_LABEL}
          error={errorOf('deliveryFee', t('field.amount_invalid'))}
          {...form.register('deliveryFee', { validate: isAmount })}
        />
        <TextField
          label={t('field.prep_minutes')}
          inputMode="numeric"
          suffix={t('field.minutes')}
          error={errorOf('prepMinutes', t('field.minutes_invalid'))}
          {...form.register('prepMinutes', { validate: isPrepMinutes })}
        />
      </div>
    </Section>
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
      <Section title={t('section.hours')}>
        <Controller
          control={form.control}
          name="week"
          rules={{ validate: isCompleteWeek }}
          render={({ field }) => <HoursEditor week={field.value} onWeekChange={field.onChange} />}
        />
        {weekError && <Notice tone="danger">{weekError}</Notice>}
      </Section>
      <Section title={t('section.exceptions')}>
        <Controller
          control={form.control}
          name="exceptions"
          rules={{ validate: areValidExceptions }}
          render={({ field }) => (
            <ExceptionsEditor exceptions={field.value} onExceptionsChange={field.onChange} />
          )}
        />
        {exceptionsError && <Notice tone="danger">{exceptionsError}</Notice>}
      </Section>
    </>
  );
}
