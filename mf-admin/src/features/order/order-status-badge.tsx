import { useTranslation } from 'react-i18next';
import type { OrderStage, OrderSummary } from 'shared-api/contract';
import { StatusBadge } from 'shared-ui';
import { TwoLines } from '../../lib/two-lines.tsx';

const TONES = { PENDING: 'warning', COMPLETED: 'success', CANCELLED: 'danger', REFUNDED: 'neutral' } as const;

/** Stages that are more precise than the status. */
const TELLING: readonly OrderStage[] = ['confirmed', 'preparing', 'ready', 'rejected', 'expired'];

/** The status of an order, and its stage where that says more. */
export function OrderStatusBadge(props: { order: Pick<OrderSummary, 'status' | 'stage'> }) {
  const { status, stage } = props.order;
  const { t } = useTranslation('admin-order');
  return (
    <TwoLines second={TELLING.includes(stage) && t(`stage.${stage}`)}>
      <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>
    </TwoLines>
  );
}
