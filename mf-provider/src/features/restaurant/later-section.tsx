import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LATER_LIMITS, SLOT_MINUTES } from 'shared-api/contract';
import { Checkbox, SelectField, TextField } from 'shared-ui';
import { FormSection, type SectionProps } from './form-section.tsx';
import { durationText, isLaterForm, type LaterForm } from './later-form.ts';
import classes from './form-section.module.css';

const LEAD_MINUTES = [0, 30, 60, 120, 180, 360, 720, 1440, 2880];

/** Whether and for when customers can order for later. */
export function LaterSection(props: SectionProps) {
  return (
    <FormSection>
      <Controller
        control={props.form.control}
        name="later"
        rules={{ validate: isLaterForm }}
        render={({ field, fieldState }) => (
          <LaterFields later={field.value} onLaterChange={field.onChange} isWrong={fieldState.invalid} />
        )}
      />
    </FormSection>
  );
}

interface LaterFieldsProps {
  later: LaterForm;
  onLaterChange: (later: LaterForm) => void;
  isWrong: boolean;
}

function LaterFields(props: LaterFieldsProps) {
  const { later, onLaterChange, isWrong } = props;
  const { t } = useTranslation('provider-restaurant');
  const change = (part: Partial<LaterForm>) => onLaterChange({ ...later, ...part });
  const duration = (minutes: number) => ({
    value: String(minutes),
    label: minutes === 0 ? t('later.no_lead') : durationText(minutes, t),
  });
  return (
    <>
      <Checkbox
        label={t('later.on')}
        hint={t('later.hint')}
        checked={later.isOn}
        onChange={(event) => change({ isOn: event.currentTarget.checked })}
      />
      {later.isOn && (
        <>
          <div className={classes.pair}>
            <SelectField
              label={t('later.slot')}
              hint={t('later.slot_hint')}
              options={SLOT_MINUTES.map(duration)}
              value={later.slotMinutes}
              onChange={(event) => change({ slotMinutes: event.currentTarget.value })}
            />
            <TextField
              label={t('later.capacity')}
              hint={t('later.capacity_hint')}
              inputMode="numeric"
              error={isWrong ? t('later.capacity_invalid') : undefined}
              value={later.slotCapacity}
              onChange={(event) => change({ slotCapacity: event.currentTarget.value })}
            />
          </div>
          <div className={classes.pair}>
            <SelectField
              label={t('later.lead')}
              hint={t('later.lead_hint')}
              // One that a program has set is among them, too.
              options={[...new Set([...LEAD_MINUTES, Number(later.leadMinutes)])]
                .toSorted((one, other) => one - other)
                .map(duration)}
              value={later.leadMinutes}
              onChange={(event) => change({ leadMinutes: event.currentTarget.value })}
            />
            <SelectField
              label={t('later.days')}
              options={Array.from({ length: LATER_LIMITS.days + 1 }, (_, days) => ({
                value: String(days),
                label: days === 0 ? t('later.today') : t('later.ahead', { count: days }),
              }))}
              value={later.days}
              onChange={(event) => change({ days: event.currentTarget.value })}
            />
          </div>
        </>
      )}
    </>
  );
}
