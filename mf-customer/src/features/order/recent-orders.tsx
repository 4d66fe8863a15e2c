import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from 'shared-ui';
import { NoOrders } from './no-orders.tsx';
import { OrderList } from './order-list.tsx';
import classes from './recent-orders.module.css';
import { useOrders } from './get-orders.ts';

const COUNT = 3;

/** The latest orders, for the overview. */
export function RecentOrders() {
  const { t } = useTranslation('customer-order');
  const query = useOrders({ limit: COUNT });
  const hasMore = (query.data?.total ?? 0) > COUNT;
  return (
    <section aria-labelledby="recent-orders" className={classes.section}>
      <div className={classes.head}>
        <h2 id="recent-orders">{t('recent')}</h2>
        {hasMore && (
          <ButtonLink component={Link} to="/user/orders" variant="quiet" size="small" className={classes.all}>
            {t('see_all')}
          </ButtonLink>
        )}
      </div>
      <OrderList headingLevel="h3" query={query} waitingCount={COUNT} empty={<NoOrders />} />
    </section>
  );
}
