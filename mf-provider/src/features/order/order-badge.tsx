import { useTranslation } from 'react-i18next';
import { wordsOfStage, type OrderStage } from 'shared-api/contract';
import { StatusBadge } from 'shared-ui';
import { badgeTone } from './order-stage.ts';
import classes from './order-badge.module.css';

/** The status of an order, and its stage where that says more: "Confirmed · Ready". */
export function OrderBadge(props: { stage: OrderStage }) {
  const { t } = useTranslation('provider-order');
  const word = t(`status.${wordsOfStage(props.stage).provider}`);
  const finer = t(`stage.${props.stage}`);
  return (
    <span className={classes.badge}>
      <StatusBadge tone={badgeTone(props.stage)}>{word}</StatusBadge>
      {finer !== word && <span className={classes.finer}>{finer}</span>}
    </span>
  );
}
