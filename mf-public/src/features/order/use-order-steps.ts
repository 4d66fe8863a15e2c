import { useTranslation } from 'react-i18next';
import type { Order, OrderEvent } from 'shared-api/contract';
import { orderSteps } from 'shared-api/order-progress';
import { formatTime, type TimelineStep } from 'shared-ui';

/** The steps of an order with their texts. */
export function useOrderSteps(order: Order): TimelineStep[] {
  const { t } = useTranslation('order');
  const describe = ({ stage, at, minutes }: OrderEvent) =>
    stage === 'confirmed' && minutes !== null
      ? `${formatTime(at)} · ${t('promised_minutes', { minutes })}`
      : formatTime(at);
  return orderSteps(order).map(({ stage, state, event }, index) => ({
    id: `${String(index)}-${stage}`,
    label: t(stage === 'delivered' ? `step.delivered_${order.orderType}` : `step.${stage}`),
    description: event && describe(event),
    state,
  }));
}
