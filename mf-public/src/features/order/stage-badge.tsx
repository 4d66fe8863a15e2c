import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { customerBadge } from 'shared-api/order-progress';
import { StatusBadge } from 'shared-ui';

/** The customer's word for the stage of an order. */
export function StageBadge(props: { order: Pick<OrderSummary, 'stage' | 'orderType'> }) {
  const { stage, orderType } = props.order;
  const { t } = useTranslation('order');
  const { word, tone } = customerBadge(stage);
  return <StatusBadge tone={tone}>{t(`word.${word}`, { context: orderType })}</StatusBadge>;
}
