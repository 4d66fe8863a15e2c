import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { MAX_PORTIONS, nextBusinessDay, readWholeNumber, type Restaurant } from 'shared-api/contract';
import { Button, Dialog, Notice, Stack, TextField, useLanguage, useNow } from 'shared-ui';
import { returnTime } from './return-time.ts';
import { portionsInConflict, useSetPortions, type Counted } from './use-portions.ts';

const MINUTE_MS = 60_000;

interface PortionsDialogProps {
  counted: Counted;
  name: string;
  /** The number that stands; null for none. */
  left: number | null;
  schedule: Restaurant['schedule'];
  onClose: () => void;
}

/** Asks how many portions of a dish or an option there are for today. */
export function PortionsDialog(props: PortionsDialogProps) {
  const { counted, name, left, schedule, onClose } = props;
  const { t } = useTranslation('provider-common');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  const { mutate, isPending, error } = useSetPortions(counted);
  const [text, setText] = useState(left === null ? '' : String(left));
  const [seen, setSeen] = useState(left);
  const [isChecked, setChecked] = useState(false);
  const portions = portionsOf(text);

  function save(portionsLeft: number | null) {
    mutate(
      { portionsLeft, expectedPortions: seen },
      {
        onSuccess: onClose,
        onError: (failure) => {
          const current = portionsInConflict(failure);
          if (current !== undefined) setSeen(current);
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('portions.title', { name })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        // React would pass it on to the form of a dish's dialog.
        event.stopPropagation();
        setChecked(true);
        if (portions !== undefined) save(portions);
      }}
      footer={
        <>
          <Button type="submit" variant="primary" isBusy={isPending}>
            {t('portions.save')}
          </Button>
          {seen !== null && (
            <Button disabled={isPending} onClick={() => save(null)}>
              {t('portions.end')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <p>{t('portions.text', { time: returnTime(nextBusinessDay(schedule, now), language) })}</p>
        <TextField
          label={t('portions.field')}
          inputMode="numeric"
          required
          data-autofocus
          value={text}
          error={
            isChecked && portions === undefined ? t('portions.invalid', { most: MAX_PORTIONS }) : undefined
          }
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Failure error={error} name={name} />
      </Stack>
    </Dialog>
  );
}

function Failure(props: { error: Error | null; name: string }) {
  const { error, name } = props;
  const { t } = useTranslation('provider-common');
  const errorText = useErrorText();
  if (!error) return null;
  const current = portionsInConflict(error);
  if (current === undefined) {
    return <Notice tone="danger">{t('availability.failed', { name, why: errorText(error) })}</Notice>;
  }
  return (
    <Notice tone="warning">
      {current === null ? t('portions.ended') : t('portions.changed', { count: current })}
    </Notice>
  );
}

/** Undefined if it is no number of portions. */
function portionsOf(text: string): number | undefined {
  const portions = readWholeNumber(text);
  return portions !== undefined && portions <= MAX_PORTIONS ? portions : undefined;
}
