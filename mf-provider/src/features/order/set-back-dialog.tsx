import { useTranslation } from 'react-i18next';
import { wordsOfStage, type OrderStage, type OrderSummary } from 'shared-api/contract';
import { ConfirmDialog } from 'shared-ui';

interface SetBackDialogProps {
  order: OrderSummary;
  stage: OrderStage;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a delivered order goes back: the customer sees it, and has most likely eaten. */
export function SetBackDialog(props: SetBackDialogProps) {
  const { order, stage, onConfirm, onClose } = props;
  const { t } = useTranslation('provider-order');
  const { provider: status } = wordsOfStage(stage);
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={t(`set_back.title_${order.orderType}`, { code: order.code })}
      confirmLabel={t('set_back.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {status === 'Cancelled'
        ? t('set_back.text_cancelled')
        : t('set_back.text', { status: t(`status.${status}`) })}
    </ConfirmDialog>
  );
}
