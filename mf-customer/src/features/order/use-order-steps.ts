import { useTranslation } from 'react-i18next';
import { REJECT_REASONS, type Order, type OrderEvent } from 'shared-api/contract';
import { formatDateTime, type TimelineStep } from 'shared-ui';
import { stepsOf } from './order-steps.ts';

/** The steps of an order in the reader's words. */
export function useOrderSteps(order: Order): TimelineStep[] {
  const { t } = useTranslation('customer-order');
  const describe = useEventText();
  return stepsOf(order).map(({ stage, state, event }, index) => ({
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
