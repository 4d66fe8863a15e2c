import { useTranslation } from 'react-i18next';
import { wordsOfStage, type Order } from 'shared-api/contract';
import { Button, Dialog, Notice } from 'shared-ui';

/** In place of a question about an order that somebody else has moved meanwhile. */
export function MovedDialog(props: { order: Order; onClose: () => void }) {
  const { order, onClose } = props;
  const { t } = useTranslation('provider-order');
  const { code, history, orderType: context } = order;
  const status = t(`status.${wordsOfStage(order.stage).provider}`, { context });
  return (
    <Dialog
      isOpen
      size="small"
      title={t('detail.title', { code })}
      onClose={onClose}
      footer={
        <Button isFullWidth data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Notice tone="warning">
        {t(`changed_elsewhere.${history.at(-1)?.by ?? 'provider'}`, { code, status })}
      </Notice>
    </Dialog>
  );
}
