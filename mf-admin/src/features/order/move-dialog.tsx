import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError, useErrorText } from 'shared-api';
import type { Order } from 'shared-api/contract';
import { Button, Dialog, lazyTexts, Notice, Stack } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { oneLine, ReasonField } from '../../lib/reason-field.tsx';
import { movesOf, type OrderMove } from './order-moves.ts';
import { useMoveOrder } from './use-move-order.ts';

const text = lazyTexts('admin-order');

interface MoveDialogProps {
  move: OrderMove;
  order: Order;
  onClose: () => void;
}

/** Cancels or refunds an order, never without a reason. */
export function MoveDialog(props: MoveDialogProps) {
  const { move, order, onClose } = props;
  const { code } = order;
  const { t } = useTranslation('admin-order');
  const toast = useToast();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { mutate, isPending, error } = useMoveOrder(move, () => {
    onClose();
    toast.success(text(`move.${move}.done`, { code }));
  });
  const submit = handleSubmit(({ reason }) => {
    if (!isPending) mutate({ order, reason: oneLine(reason) });
  });
  // Somebody else may have moved the order while this dialog was open.
  const isStillPossible = isPending || movesOf(order.status).includes(move);
  return (
    <Dialog
      isOpen
      size="small"
      title={t(`move.${move}.title`, { code })}
      description={t(`move.${move}.text`)}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('move.back')}
          </Button>
          {isStillPossible && (
            <Button type="submit" variant="danger" isBusy={isPending}>
              {t(`move.${move}.open`)}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {error && <Refusal error={error} order={order} isStillPossible={isStillPossible} />}
        <ReasonField
          hint={t('move.reason_hint')}
          required
          isFirst
          isMissing={formState.errors.reason !== undefined}
          {...register('reason', { validate: (reason) => reason.trim() !== '' })}
        />
      </Stack>
    </Dialog>
  );
}

function Refusal(props: { error: Error; order: Order; isStillPossible: boolean }) {
  const { error, order, isStillPossible } = props;
  const { t } = useTranslation('admin-order');
  const errorText = useErrorText();
  if (!isApiError(error, 'stage_changed')) return <Notice tone="danger">{errorText(error)}</Notice>;
  const by = order.history.at(-1)?.by ?? 'system';
  const stage = t(`stage.${order.stage}`, { context: order.orderType });
  return (
    <Notice tone="warning" title={t('move.changed', { stage, by: t(`by.${by}`) })}>
      {t(isStillPossible ? 'move.changed_go_on' : 'move.changed_stop')}
    </Notice>
  );
}
