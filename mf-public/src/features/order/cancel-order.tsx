import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isStageConflict, useApi } from 'shared-api';
import { newerOrder } from 'shared-api/live-order';
import { ConfirmButton, lazyTexts, type ConfirmButtonProps } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { trackedOrderQuery } from '../../lib/order/get-tracked-order.ts';

const text = lazyTexts('order');

/** Cancels a pending order after a confirmation, unless the restaurant has accepted it first. */
export function CancelOrder(props: { token: string }) {
  const { token } = props;
  const { t } = useTranslation('order');
  const api = useApi();
  const queryClient = useQueryClient();
  const toast = useToast();

  async function cancel() {
    try {
      const order = await api.order.cancelTracked({ params: { token } });
      queryClient.setQueryData(
        trackedOrderQuery(api, token).queryKey,
        (known) => known && newerOrder(known, order),
      );
      toast.success(text('cancel_done'));
    } catch (error) {
      if (!isStageConflict(error)) return text('cancel_failed');
      toast.error(text('cancel_late'));
      void queryClient.invalidateQueries(trackedOrderQuery(api, token));
    }
    return undefined;
  }

  return <CancelButton action={cancel}>{t('cancel_text')}</CancelButton>;
}

/** A button that asks before an order is cancelled; `children` says what that means. */
export function CancelButton(props: Pick<ConfirmButtonProps, 'action' | 'children'>) {
  const { t } = useTranslation('order');
  return (
    <ConfirmButton
      {...props}
      variant="quiet"
      label={t('cancel')}
      title={t('cancel_title')}
      confirmLabel={t('cancel_confirm')}
      cancelLabel={t('cancel_keep')}
    />
  );
}
