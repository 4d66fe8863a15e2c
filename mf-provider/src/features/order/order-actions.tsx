import { useTranslation } from 'react-i18next';
import { PROVIDER_STATUSES, wordsOfStage, type OrderSummary, type ProviderStatus } from 'shared-api/contract';
import { Button, SelectField } from 'shared-ui';
import { CheckIcon, CloseIcon } from 'shared-ui/icons';
import { actionLabel, actionsOf, isFinal, type OrderAction } from './order-stage.ts';
import type { OrderBoard } from './use-order-board.ts';
import classes from './order-actions.module.css';

const ICONS: Partial<Record<OrderAction, React.ReactNode>> = { accept: <CheckIcon />, reject: <CloseIcon /> };

interface OrderActionsProps {
  order: OrderSummary;
  onAct: OrderBoard['act'];
}

/** The everyday buttons of an order; the next step is first and wide. */
export function OrderActions(props: OrderActionsProps) {
  const { order, onAct } = props;
  const { t } = useTranslation('provider-order');
  const actions = actionsOf(order.stage);
  if (actions.length === 0) return null;
  return (
    <div className={classes.actions}>
      {actions.map((action, index) => (
        <Button
          key={action}
          className={classes.action}
          variant={index === 0 ? 'primary' : 'secondary'}
          iconStart={ICONS[action]}
          onClick={() => onAct(order, action)}
        >
          {t(actionLabel(action, order.orderType))}
        </Button>
      ))}
    </div>
  );
}

interface OrderStatusSelectProps {
  order: OrderSummary;
  onStatus: OrderBoard['setStatus'];
}

/** The status dropdown (requirements 2.8): any of the four statuses, until the order is refunded. */
export function OrderStatusSelect(props: OrderStatusSelectProps) {
  const { order, onStatus } = props;
  const { t } = useTranslation('provider-order');
  const options = PROVIDER_STATUSES.map((value) => ({
    value,
    label: t(`status.${value}`, { context: order.orderType }),
  }));

  function handleChange(value: string) {
    const status = PROVIDER_STATUSES.find((candidate): candidate is ProviderStatus => candidate === value);
    if (status) onStatus(order, status);
  }

  return (
    <SelectField
      label={t('card.status_of', { code: order.code })}
      isLabelHidden
      options={options}
      value={wordsOfStage(order.stage).provider}
      disabled={isFinal(order.stage)}
      onChange={(event) => handleChange(event.currentTarget.value)}
    />
  );
}
