import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { Button, IconButton } from 'shared-ui';
import { PrinterIcon } from './printer-icon.tsx';
import { useIsOutdated } from './printed-tickets.ts';

interface PrintButtonProps {
  readonly order: OrderSummary;
  readonly variant?: 'secondary';
  readonly onPrint: (order: OrderSummary) => void;
}

/** Prints the ticket of a card's order; says so where the printed one is outdated. */
export function PrintButton(props: PrintButtonProps) {
  const { order, variant, onPrint } = props;
  const { t } = useTranslation('provider-order');
  const isOutdated = useIsOutdated(order);
  const print = () => onPrint(order);
  const label = t('print.label', { code: order.code });
  if (!isOutdated) {
    return <IconButton variant={variant} icon={<PrinterIcon />} label={label} onClick={print} />;
  }
  return (
    <Button
      size="small"
      variant="primary"
      iconStart={<PrinterIcon />}
      aria-description={label}
      onClick={print}
    >
      {t('print.outdated')}
    </Button>
  );
}
