import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Order } from 'shared-api/contract';
import { orderAgainState } from 'shared-api/order-again';
import { ButtonLink } from 'shared-ui';
import { menuPath } from '../../lib/restaurant/restaurant-path.ts';

/** Orders the same again: the menu page fills the basket, and asks first where something differs. */
export function OrderAgainLink(props: { order: Order }) {
  const { order } = props;
  const { t } = useTranslation('order');
  return (
    <ButtonLink
      component={Link}
      to={menuPath(order.restaurant.slug)}
      state={orderAgainState(order)}
      variant="primary"
    >
      {t('order_again')}
    </ButtonLink>
  );
}
