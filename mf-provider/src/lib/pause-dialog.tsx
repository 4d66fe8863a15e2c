import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  Dialog,
  formatDate,
  formatWeekday,
  SelectField,
  serviceNow,
  useLanguage,
  useNow,
} from 'shared-ui';
import { inMinutes, localDay, wallClock, wallInstant } from './clock.ts';
import classes from './pause-dialog.module.css';
import { TimeField } from './time-field.tsx';

const FIRST_OFFER_MINUTES = 120;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Longer closures are days with hours of their own, or leaving the list. */
const DAYS_AHEAD = 60;

interface PauseDialogProps {
  /** Receives the ISO instant. */
  onChoose: (until: string) => void;
  onClose: () => void;
}

/** Asks until when a restaurant takes no orders. */
export function PauseDialog(props: PauseDialogProps) {
  const { onChoose, onClose } = props;
  const { t } = useTranslation('provider-common');
  const now = useNow(MINUTE_MS);
  const [offer] = useState(() => wallClock(inMinutes(now, FIRST_OFFER_MINUTES)).split('T'));
  const [day, setDay] = useState(offer[0] ?? '');
  const [time, setTime] = useState(offer[1] ?? '');
  const [isChecked, setChecked] = useState(false);
  const options = useDays(now);
  const error = isChecked ? problemOf(day, time, now) : undefined;

  function submit() {
    setChecked(true);
    const until = wallInstant(`${day}T${time}`);
    if (until !== undefined && problemOf(day, time, serviceNow()) === undefined) onChoose(until);
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('pause.title')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      footer={
        <Button type="submit" variant="primary">
          {t('pause.apply')}
        </Button>
      }
    >
      <fieldset className={classes.until}>
        <legend className={classes.legend}>{t('pause.until')}</legend>
        <SelectField
          label={t('pause.day')}
          options={options}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <TimeField
          label={t('pause.time')}
          name="time"
          value={time}
          error={error && t(`pause.${error}`)}
          onValueChange={setTime}
        />
      </fieldset>
    </Dialog>
  );
}

/** The days that can be chosen, in the language of the page, whatever that of the device is. */
function useDays(now: number) {
  const { t } = useTranslation('provider-common');
  const language = useLanguage();
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
    const value = localDay(now + ahead * DAY_MS);
    const day = formatDate(value, language, 'day');
    const weekday = formatWeekday(value, language);
    const key = (['today', 'next_day'] as const)[ahead] ?? 'other_day';
    return { value, label: t(`pause.${key}`, { weekday, day }) };
  });
}

function problemOf(day: string, time: string, now: number): 'time_required' | 'until_invalid' | undefined {
  const until = wallInstant(`${day}T${time}`);
  if (until === undefined) return 'time_required';
  return until > new Date(now).toISOString() ? undefined : 'until_invalid';
}
