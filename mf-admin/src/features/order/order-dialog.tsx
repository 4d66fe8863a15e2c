import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useErrorText } from 'shared-api';
import { Button, Dialog, EmptyState, ErrorState, Loading, Skeleton, Stack } from 'shared-ui';
import { ReceiptIcon } from 'shared-ui/icons';
import { ActionRow } from '../../lib/action-row.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OrderDetails } from './order-details.tsx';
import { movesOf, type OrderMove } from './order-moves.ts';
import { useOrder } from './get-order.ts';

interface OrderDialogProps {
  orderId: string;
  onClose: () => void;
}

/** The details of one order with an admin's actions. */
export function OrderDialog(props: OrderDialogProps) {
  const { orderId, onClose } = props;
  const { t } = useTranslation('admin-order');
  const query = useOrder(orderId);
  // An order that was hidden meanwhile may still be in the cache.
  const order = isApiError(query.error, 'not_found') ? undefined : query.data;
  const [move, setMove] = useState<OrderMove | null>(null);
  const moves = order ? movesOf(order.status) : [];
  return (
    <>
      <Dialog
        isOpen
        placement="side"
        title={order ? t('detail.title', { code: order.code }) : t('detail.title_unknown')}
        onClose={onClose}
        footer={moves.length > 0 ? <MoveButtons moves={moves} onMove={setMove} /> : undefined}
      >
        {order ? <OrderDetails order={order} /> : <WithoutOrder query={query} />}
      </Dialog>
      {order && move && <MoveDialog move={move} order={order} onClose={() => setMove(null)} />}
    </>
  );
}

function MoveButtons(props: { moves: readonly OrderMove[]; onMove: (move: OrderMove) => void }) {
  const { moves, onMove } = props;
  const { t } = useTranslation('admin-order');
  const button = (move: OrderMove) => (
    <Button key={move} onClick={() => onMove(move)}>
      {t(`move.${move}.open`)}
    </Button>
  );
  return (
    <ActionRow destructive={moves.includes('cancel') && button('cancel')}>
      {moves.filter((move) => move !== 'cancel').map(button)}
    </ActionRow>
  );
}

function WithoutOrder(props: { query: ReturnType<typeof useOrder> }) {
  const { error, isPending, isFetching, refetch } = props.query;
  const { t } = useTranslation('admin-order');
  const errorText = useErrorText();
  if (isPending) {
    return (
      <Loading>
        <Stack>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton width="short" />
          <Skeleton shape="block" />
        </Stack>
      </Loading>
    );
  }
  // An invalid id and a hidden order look the same.
  if (isApiError(error, 'not_found', 'validation_failed')) {
    return <EmptyState icon={<ReceiptIcon size="large" />} title={t('detail.none')} />;
  }
  return (
    <ErrorState title={t('detail.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  );
}
