import { useTranslation } from 'react-i18next';
import { wordsOfStage, type CustomerStatus, type OrderStage } from 'shared-api/contract';
import { StatusBadge, type BadgeTone } from 'shared-ui';

const TONES = {
  Pending: 'warning',
  Confirmed: 'info',
  Preparing: 'info',
  Delivered: 'success',
  Cancelled: 'danger',
  Refunded: 'neutral',
} as const satisfies Record<CustomerStatus, BadgeTone>;

/** The customer's word for a stage. */
export function StageBadge(props: { stage: OrderStage }) {
  const { t } = useTranslation('order');
  const word = wordsOfStage(props.stage).customer;
  return <StatusBadge tone={TONES[word]}>{t(`word.${word}`)}</StatusBadge>;
}
