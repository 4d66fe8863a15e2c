import { useTranslation } from 'react-i18next';
import { REJECT_REASONS, type Order, type OrderEvent } from 'shared-api/contract';
import { orderSteps } from 'shared-api/order-progress';
import { formatDateTime, type TimelineStep } from 'shared-ui';

/** The steps of an order with their texts. */
export function useOrderSteps(order: Order): TimelineStep[] {
  const { t } = useTranslation('customer-order');
  const describe = useEventText();
  return orderSteps(order).map(({ stage, state, event }, index) => ({
    id: `${String(index)}-${stage}`,
    label: t(`step.${stage}`, { context: order.orderType }),
    description: event && describe(event),
    state,
  }));
}

function useEventText(): (event: OrderEvent) => string {
  const { t, i18n } = useTranslation('customer-order');
  return ({ at, minutes, reason }) => {
    const known = REJECT_REASONS.find((word) => word === reason);
    const parts = [
      formatDateTime(at, i18n.language),
      minutes !== null && t('minutes', { count: minutes }),
      known ? t(`reason.${known}`) : reason,
    ];
    return parts.filter(Boolean).join(' · ');
  };
}
