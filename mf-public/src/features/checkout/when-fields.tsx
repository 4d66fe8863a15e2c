import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useWatch, type UseControllerReturn, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import { openingState, type OrderSlot, type Restaurant } from 'shared-api/contract';
import { Button, formatTime, Loading, Notice, RadioGroup, SelectField, Skeleton } from 'shared-ui';
import { CalendarIcon, ClockIcon } from 'shared-ui/icons';
import type { CheckoutForm } from './checkout-form.ts';
import { slotsQuery } from './get-slots.ts';
import { byDay, dayOf, useDayName } from './slot-day.ts';
import classes from './checkout-dialog.module.css';

interface WhenFieldsProps {
  form: UseFormReturn<CheckoutForm>;
  restaurant: Restaurant;
  /** Milliseconds since the epoch. */
  now: number;
}

/** As soon as possible, or for when; nothing where a restaurant takes no orders for later. */
export function WhenFields(props: WhenFieldsProps) {
  const { form, restaurant, now } = props;
  const { t } = useTranslation('checkout');
  const when = useWatch({ control: form.control, name: 'when' });
  if (!restaurant.laterOrders) return null;
  const { isOpen } = openingState(restaurant.schedule, now);
  const { errors } = form.formState;
  return (
    <>
      <RadioGroup
        legend={t('when.title')}
        required
        appearance="list"
        options={[
          {
            value: 'now',
            label: t('when.now'),
            hint: isOpen ? undefined : t('when.closed'),
            icon: <ClockIcon />,
            isDisabled: !isOpen,
          },
          { value: 'later', label: t('when.later'), icon: <CalendarIcon /> },
        ]}
        value={when}
        error={errors.when && t('when.required')}
        {...form.register('when', { validate: (value) => value === 'later' || isOpen })}
        onValueChange={(value) => {
          form.setValue('when', value === 'later' ? 'later' : 'now', { shouldValidate: true });
        }}
      />
      {when === 'later' && <SlotFields form={form} restaurant={restaurant} now={now} />}
    </>
  );
}

function SlotFields(props: WhenFieldsProps) {
  const { form, restaurant, now } = props;
  const { t } = useTranslation('checkout');
  const { data: slots, isError, isFetching, refetch } = useQuery(slotsQuery(useApi(), restaurant.id));
  // Here, so that nothing is sent without a time while there is none to choose.
  const { field, fieldState } = useController({
    control: form.control,
    name: 'wantedAt',
    rules: { validate: (value) => slots?.some(({ at, left }) => at === value && left !== 0) ?? false },
  });
  if (!slots && isError) {
    return (
      <Notice
        tone="danger"
        action={
          <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
            {t('when.retry')}
          </Button>
        }
      >
        {t('when.failed')}
      </Notice>
    );
  }
  if (!slots) {
    return (
      <Loading label={t('when.loading')}>
        <Skeleton shape="button" />
      </Loading>
    );
  }
  const free = slots.filter(({ left }) => left !== 0);
  if (free.length === 0) return <Notice tone="warning">{t('when.none')}</Notice>;
  return <Times {...{ field, slots, now }} isMissing={fieldState.invalid} />;
}

interface TimesProps {
  field: UseControllerReturn<CheckoutForm, 'wantedAt'>['field'];
  isMissing: boolean;
  slots: readonly OrderSlot[];
  now: number;
}

function Times(props: TimesProps) {
  const { field, isMissing, slots, now } = props;
  const { t } = useTranslation('checkout');
  const dayName = useDayName(now);
  const days = byDay(slots);
  const [asked, setAsked] = useState<string>();
  const chosen = slots.find(({ at, left }) => at === field.value && left !== 0)?.at ?? '';
  const firstFree = slots.find(({ left }) => left !== 0)?.at ?? '';
  const day = asked ?? dayOf(chosen || firstFree);
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('when.day')}
        options={[...days.keys()].map((value) => ({ value, label: dayName(value) }))}
        value={day}
        onChange={(event) => {
          setAsked(event.currentTarget.value);
          field.onChange('');
        }}
      />
      <SelectField
        label={t('when.time')}
        required
        placeholder={t('when.choose')}
        options={(days.get(day) ?? []).map(({ at, left }) => ({
          value: at,
          label: left === 0 ? t('when.full', { time: formatTime(at) }) : formatTime(at),
          isDisabled: left === 0,
        }))}
        error={isMissing ? t('when.time_required') : undefined}
        {...field}
        value={chosen && dayOf(chosen) === day ? chosen : ''}
      />
    </div>
  );
}
