import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useApi } from 'shared-api';
import { Button, ConfirmDialog, useOneAtATime } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { trackedOrderQuery } from '../../lib/order/order-query.ts';

/** Cancels a pending order after a question; a restaurant that answered meanwhile was faster. */
export function CancelOrder(props: { token: string }) {
  const { token } = props;
  const { t } = useTranslation('order');
  const api = useApi();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.order.cancelTracked({ params: { token } }),
    onSuccess: (order) => {
      queryClient.setQueryData(trackedOrderQuery(api, token).queryKey, order);
      toast.success(t('cancel_done'));
    },
    onError: (failure) => {
      if (!isTooLate(failure)) return;
      setAsking(false);
      toast.error(t('cancel_late'));
      void queryClient.invalidateQueries(trackedOrderQuery(api, token));
    },
  });

  const oneAtATime = useOneAtATime();

  function ask() {
    reset();
    setAsking(true);
  }

  return (
    <>
      <Button variant="quiet" onClick={ask}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cancel_title')}
        confirmLabel={t('cancel_confirm')}
        cancelLabel={t('cancel_keep')}
        isBusy={isPending}
        error={error && !isTooLate(error) ? t('cancel_failed') : undefined}
        onClose={() => setAsking(false)}
        onConfirm={() => oneAtATime.start(() => mutate(undefined, { onSettled: oneAtATime.end }))}
      >
        {t('cancel_text')}
      </ConfirmDialog>
    </>
  );
}

function isTooLate(error: unknown): boolean {
  return isApiError(error, 'stage_changed', 'stage_not_allowed', 'conflict');
}
