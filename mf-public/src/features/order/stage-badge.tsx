import { useTranslation } from 'react-i18next';
import { wordsOfStage, type CustomerStatus, type OrderSummary } from 'shared-api/contract';
import { StatusBadge, type BadgeTone } from 'shared-ui';

const TONES = {
  Pending: 'warning',
  Confirmed: 'info',
  Preparing: 'info',
  Delivered: 'success',
  Cancelled: 'danger',
  Refunded: 'neutral',
} as const satisfies Record<CustomerStatus, BadgeTone>;

/** The customer's word for the stage of an order. */
export function StageBadge(props: { order: Pick<OrderSummary, 'stage' | 'orderType'> }) {
  const { stage, orderType } = props.order;
  const { t } = useTranslation('order');
  const word = wordsOfStage(stage).customer;
  return <StatusBadge tone={TONES[word]}>{t(`word.${word}`, { context: orderType })}</StatusBadge>;
}
