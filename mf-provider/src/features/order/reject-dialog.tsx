import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { REJECT_REASONS, type OrderSummary, type RejectReason } from 'shared-api/contract';
import { Button, Dialog, RadioGroup, TextField } from 'shared-ui';

const MAX_WORDS = 200;

interface RejectDialogProps {
  order: OrderSummary;
  /** One of the known reasons, or the provider's own words. */
  onReject: (reason: string) => void;
  /** Asks about all orders of the sender instead. */
  onSender: () => void;
  onClose: () => void;
}

interface RejectForm {
  /** Empty until one is chosen: a default would be sent by whoever is in a hurry. */
  reason: RejectReason | '';
  words: string;
}

/** Asks for the reason that the customer will read. */
export function RejectDialog(props: RejectDialogProps) {
  const { order, onReject, onSender, onClose } = props;
  const { t } = useTranslation('provider-order');
  const { register, handleSubmit, control, formState } = useForm<RejectForm>({
    defaultValues: { reason: '', words: '' },
  });
  const isOther = useWatch({ control, name: 'reason' }) === 'other';
  return (
    <Dialog
      isOpen
      size="small"
      title={t('reject.title', { code: order.code })}
      onClose={onClose}
      onSubmit={handleSubmit(({ reason, words }) => onReject(reason === 'other' ? words.trim() : reason))}
      footer={
        <>
          <Button variant="quiet" isFullWidth onClick={onSender}>
            {t('sender.open')}
          </Button>
          <Button type="submit" variant="danger" size="large" isFullWidth>
            {t('reject.submit')}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('reject.question')}
        appearance="list"
        options={REJECT_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
        required
        error={formState.errors.reason && t('reject.reason_required')}
        {...register('reason', { validate: Boolean })}
      />
      {isOther && (
        <TextField
          label={t('reject.words')}
          maxLength={MAX_WORDS}
          required
          error={formState.errors.words && t('reject.words_required')}
          {...register('words', { validate: (words) => words.trim() !== '' })}
        />
      )}
    </Dialog>
  );
}
