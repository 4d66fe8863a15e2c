import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { formatDateTime, useLanguage } from 'shared-ui';
import { CalendarIcon } from 'shared-ui/icons';
import classes from './order-wanted.module.css';

/** For when an order for later is wanted; nothing for the others. */
export function OrderWanted(props: { order: Pick<OrderSummary, 'later'> }) {
  const { later } = props.order;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  if (!later) return null;
  return (
    <p className={classes.wanted}>
      <CalendarIcon size="small" />
      {t('card.wanted', { time: formatDateTime(later.wantedAt, language) })}
    </p>
  );
}
