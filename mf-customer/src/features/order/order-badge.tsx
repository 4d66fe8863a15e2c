import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { customerBadge } from 'shared-api/order-progress';
import { StatusBadge } from 'shared-ui';

/** The customer's status of an order (requirements 4.3). */
export function OrderBadge(props: { readonly order: Pick<OrderSummary, 'stage' | 'orderType'> }) {
  const { stage, orderType } = props.order;
  const { t } = useTranslation('customer-order');
  const { word, tone } = customerBadge(stage);
  return <StatusBadge tone={tone}>{t(`word.${word}`, { context: orderType })}</StatusBadge>;
}
