import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { Button, ConfirmDialog } from 'shared-ui';
import { TrashIcon } from 'shared-ui/icons';
import { useRemoveReview } from './use-review.ts';

/** Takes a review back, after a question. */
export function RemoveReview(props: { readonly orderId: string }) {
  const { t } = useTranslation('customer-review');
  const [isAsking, setAsking] = useState(false);
  const errorText = useErrorText();
  const remove = useRemoveReview(props.orderId);
  return (
    <>
      <Button size="small" iconStart={<TrashIcon />} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        title={t('remove_title')}
        confirmLabel={t('remove')}
        isBusy={remove.isPending}
        error={remove.isError ? errorText(remove.error) : undefined}
      >
        {t('remove_text')}
      </ConfirmDialog>
    </>
  );
}
