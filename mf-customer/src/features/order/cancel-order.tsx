import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorTextOf, isStageConflict, useApi } from 'shared-api';
import type { Order } from 'shared-api/contract';
import { putOrder } from 'shared-api/live-order';
import { ConfirmButton, lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { orderKeys } from '../../lib/order-keys.ts';

const text = lazyTexts('customer-order');

/** Cancels a pending order after a question, unless the restaurant answers first. */
export function CancelOrder(props: { readonly order: Order }) {
  const { id } = props.order;
  const { t } = useTranslation('customer-order');
  const api = useApi();
  const queryClient = useQueryClient();
  const toast = useToast();

  async function cancel() {
    const body = { stage: 'cancelled', expectedStage: 'pending' } as const;
    try {
      putOrder(queryClient, orderKeys, await api.order.changeStatus({ params: { id }, body }));
      toast.success(text('cancel.done'));
    } catch (error) {
      if (!isStageConflict(error)) return errorTextOf(error);
      toast.error(errorTextOf(error));
    } finally {
      void queryClient.invalidateQueries({ queryKey: orderKeys.all });
    }
    return undefined;
  }

  return (
    <ConfirmButton
      variant="quiet"
      label={t('cancel.button')}
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      action={cancel}
    >
      {t('cancel.text')}
    </ConfirmButton>
  );
}
