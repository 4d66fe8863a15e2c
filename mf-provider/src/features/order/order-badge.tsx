import { useTranslation } from 'react-i18next';
import { wordsOfStage, type OrderSummary } from 'shared-api/contract';
import { StatusBadge } from 'shared-ui';
import { badgeTone } from './order-stage.ts';

/** The status of an order, and its stage where that says more: "Confirmed · Ready". */
export function OrderBadge(props: { order: Pick<OrderSummary, 'stage' | 'orderType'> }) {
  const { stage, orderType: context } = props.order;
  const { t } = useTranslation('provider-order');
  const word = t(`status.${wordsOfStage(stage).provider}`, { context });
  const finer = t(`stage.${stage}`, { context });
  return (
    <StatusBadge tone={badgeTone(stage)} note={finer === word ? undefined : finer}>
      {word}
    </StatusBadge>
  );
}
