import { useTranslation } from 'react-i18next';
import { errorTextOf } from 'shared-api';
import { ConfirmButton } from 'shared-ui';
import { TrashIcon } from 'shared-ui/icons';
import { useRemoveReview } from './use-review.ts';

/** Removes the customer's review, after a question. */
export function RemoveReview(props: { readonly orderId: string }) {
  const { t } = useTranslation('customer-review');
  const remove = useRemoveReview(props.orderId);
  return (
    <ConfirmButton
      label={t('remove')}
      size="small"
      iconStart={<TrashIcon />}
      title={t('remove_title')}
      confirmLabel={t('remove')}
      action={() => remove.mutateAsync().then(() => undefined, errorTextOf)}
    >
      {t('remove_text')}
    </ConfirmButton>
  );
}
