import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField, useNow } from 'shared-ui';
import { localDay } from '../../lib/clock.ts';
import { TimeField } from '../../lib/time-field.tsx';
import type { PromotionForm } from './promotion-form.ts';
import { useProblemText } from './use-promotion-form.ts';
import classes from './promotion-dialog.module.css';

const MINUTE_MS = 60_000;

/** A chosen day counts whole unless another time is typed. */
const USUAL_TIME = { from: '00:00', until: '23:59' } as const;

/** When a promotion begins and ends. */
export function PeriodFields() {
  return (
    <>
      <InstantFields name="from" />
      <InstantFields name="until" />
    </>
  );
}

function InstantFields(props: { name: 'from' | 'until' }) {
  const { name } = props;
  const { t } = useTranslation('provider-promotion');
  const { register, control, getValues, setValue } = useFormContext<PromotionForm>();
  const problem = useProblemText();
  const today = localDay(useNow(MINUTE_MS));
  const day = `${name}Day` as const;
  const time = `${name}Time` as const;
  return (
    <fieldset className={classes.instant}>
      <legend className={classes.legend}>{t(`period_field.${name}`)}</legend>
      <p className={classes.hint}>{t(`period_field.${name}_hint`)}</p>
      <div className={classes.pair}>
        <TextField
          type="date"
          label={t('period_field.day')}
          min={today}
          error={problem(day)}
          {...register(day, {
            deps: [time, 'untilDay'],
            onChange: (event: { target: { value: string } }) => {
              if (event.target.value !== '' && getValues(time) === '') setValue(time, USUAL_TIME[name]);
            },
          })}
        />
        <Controller
          control={control}
          name={time}
          rules={{ deps: [day, 'untilDay'] }}
          render={({ field }) => (
            <TimeField
              label={t('period_field.time')}
              name={field.name}
              value={field.value}
              error={problem(time)}
              onValueChange={field.onChange}
            />
          )}
        />
      </div>
    </fieldset>
  );
}
