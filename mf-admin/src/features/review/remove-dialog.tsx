import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import type { ManagedReview } from 'shared-api/contract';
import { Button, Dialog, Notice, Stack } from 'shared-ui';
import { oneLine, ReasonField } from '../../lib/reason-field.tsx';
import { useDecide } from './use-decide.ts';

interface RemoveDialogProps {
  review: ManagedReview;
  onClose: () => void;
}

/** Removes a review, never without a reason. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { review, onClose } = props;
  const { t } = useTranslation('admin-review');
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { mutate, isPending, error } = useDecide(review);
  const submit = handleSubmit(({ reason }) => {
    if (!isPending) mutate({ decision: 'remove', reason: oneLine(reason) }, { onSuccess: onClose });
  });
  return (
    <Dialog
      isOpen
      size="small"
      title={t('remove.title')}
      description={t('remove.text')}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('remove.back')}
          </Button>
          <Button type="submit" variant="danger" isBusy={isPending}>
            {t('decision.remove')}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Notice tone="danger">{errorText(error)}</Notice>}
        <ReasonField
          hint={t('remove.reason_hint')}
          required
          isFirst
          isMissing={formState.errors.reason !== undefined}
          {...register('reason', { validate: (reason) => reason.trim() !== '' })}
        />
      </Stack>
    </Dialog>
  );
}
