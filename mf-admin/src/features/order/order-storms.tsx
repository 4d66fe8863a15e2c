import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderStorm } from 'shared-api/contract';
import { formatCount, formatRelative, Notice, useLanguage, useNow } from 'shared-ui';
import { useOrderStorms } from './get-order-storms.ts';
import classes from './order-storms.module.css';

const MINUTE_MS = 60_000;

/** The storms of orders of this moment. Nothing without one, and while it is not known. */
export function OrderStorms() {
  const { data: storms = [] } = useOrderStorms();
  const { t } = useTranslation('admin-order');
  if (storms.length === 0) return null;
  return (
    <Notice tone="warning" title={t('storm.title', { count: storms.length })} className={classes.panel}>
      <ul className={classes.list}>
        {storms.map((storm) => (
          <Storm key={storm.restaurant.id} storm={storm} />
        ))}
      </ul>
    </Notice>
  );
}

function Storm(props: { storm: OrderStorm }) {
  const { restaurant, since, placed, refused, sender } = props.storm;
  const { t } = useTranslation('admin-order');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  return (
    <li>
      <Link to={`/admin/restaurant/${restaurant.id}`} className={classes.name}>
        <bdi translate="no">{restaurant.name}</bdi>
      </Link>
      <p className={classes.facts}>
        {t('storm.placed', { count: placed, formatted: formatCount(placed) })} ·{' '}
        {t('storm.refused', { count: refused, formatted: formatCount(refused) })} ·{' '}
        {t(`storm.sender.${sender}`)} ·{' '}
        <time dateTime={since}>{t('storm.since', { when: formatRelative(since, language, now) })}</time>
      </p>
    </li>
  );
}
