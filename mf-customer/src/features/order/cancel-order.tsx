import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useApi, useErrorText } from 'shared-api';
import type { Order } from 'shared-api/contract';
import { Button, ConfirmDialog, useOneAtATime } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { putOrder } from './order-cache.ts';
import { orderKeys } from '../../lib/order-keys.ts';

/** Cancels an order that the restaurant has not answered yet. */
export function CancelOrder(props: { readonly order: Order }) {
  const { order } = props;
  const { t } = useTranslation('customer-order');
  const [isAsking, setAsking] = useState(false);
  const errorText = useErrorText();
  const cancel = useCancel(order, () => setAsking(false));
  const oneAtATime = useOneAtATime();
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('cancel.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => oneAtATime.start(() => cancel.mutate(undefined, { onSettled: oneAtATime.end }))}
        title={t('cancel.title')}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        isBusy={cancel.isPending}
        error={cancel.isError ? errorText(cancel.error) : undefined}
      >
        {t('cancel.text')}
      </ConfirmDialog>
    </>
  );
}

function useCancel(order: Order, onClose: () => void) {
  const { t } = useTranslation('customer-order');
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: () =>
      api.order.changeStatus({
        params: { id: order.id },
        body: { stage: 'cancelled', expectedStage: 'pending' },
      }),
    onSuccess: (changed) => {
      putOrder(client, changed);
      onClose();
      toast.success(t('cancel.done'));
    },
    onError: (error) => {
      // The restaurant was faster: there is nothing left to confirm.
      if (!isApiError(error, 'stage_changed', 'stage_not_allowed')) return;
      onClose();
      toast.error(errorText(error));
    },
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
