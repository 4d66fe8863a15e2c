import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, TextField, useNow } from 'shared-ui';
import { inMinutes, wallClock, wallInstant } from './clock.ts';

const FIRST_OFFER_MINUTES = 120;
const MINUTE_MS = 60_000;

interface PauseDialogProps {
  /** Receives the ISO instant. */
  onChoose: (until: string) => void;
  onClose: () => void;
}

const isLater = (text: string) => (wallInstant(text) ?? '') > new Date().toISOString();

/** Asks until when a restaurant takes no orders. */
export function PauseDialog(props: PauseDialogProps) {
  const { onChoose, onClose } = props;
  const { t } = useTranslation('provider-common');
  const now = useNow(MINUTE_MS);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { until: wallClock(inMinutes(now, FIRST_OFFER_MINUTES)) },
  });
  return (
    <Dialog
      isOpen
      size="small"
      title={t('pause.title')}
      onClose={onClose}
      onSubmit={handleSubmit(({ until }) => onChoose(wallInstant(until) ?? ''))}
      footer={
        <Button type="submit" variant="primary">
          {t('pause.apply')}
        </Button>
      }
    >
      <TextField
        type="datetime-local"
        label={t('pause.until')}
        data-autofocus
        error={formState.errors.until && t('pause.until_invalid')}
        {...register('until', { validate: isLater })}
      />
    </Dialog>
  );
}
