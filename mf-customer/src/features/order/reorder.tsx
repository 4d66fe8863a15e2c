import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { Button, type ButtonProps } from 'shared-ui';
import { RefreshIcon } from 'shared-ui/icons';
import { ReorderDialog } from './reorder-dialog.tsx';
import { useReorder } from './use-reorder.ts';

export interface ReorderProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  readonly order: OrderSummary;
}

/** Orders the same again; shows first what differs on today's menu. */
export function Reorder(props: ReorderProps) {
  const { order, ...look } = props;
  const { t } = useTranslation('customer-order');
  const { offer, menu, accept, start, isBusy, close } = useReorder(order);
  return (
    <>
      <Button
        {...look}
        iconStart={<RefreshIcon />}
        isBusy={isBusy}
        aria-label={t('reorder.of', { restaurant: order.restaurant.name, code: order.code })}
        onClick={start}
      >
        {t('reorder.button')}
      </Button>
      {offer && <ReorderDialog offer={offer} menu={menu} onAccept={() => accept(offer)} onClose={close} />}
    </>
  );
}
