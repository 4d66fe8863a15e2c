import { useTranslation } from 'react-i18next';
import type { OrderLine } from 'shared-api/contract';

interface DishNameProps {
  line: OrderLine;
  /** Class of the line, on screen or on paper. */
  classes: { readonly quantity?: string; readonly lineNote?: string };
}

/** Quantity, name and note of a line. */
export function DishName(props: DishNameProps) {
  const { line, classes } = props;
  const { t } = useTranslation('provider-order');
  return (
    <>
      <span className={classes.quantity}>{t('card.quantity', { quantity: line.quantity })}</span>
      <span dir="auto">
        {line.name}
        {line.note && <em className={classes.lineNote}>{line.note}</em>}
      </span>
    </>
  );
}
