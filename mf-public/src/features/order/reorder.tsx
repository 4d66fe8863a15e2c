import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BasketLine } from 'shared-api/device-baskets';
import type { Order } from 'shared-api/contract';
import { ButtonLink } from 'shared-ui';
import { EMPTY_BASKET, withBasket } from '../../lib/device/basket.ts';
import { useBaskets } from '../../lib/device/device.tsx';
import { menuPath } from '../../lib/restaurant/restaurant-path.ts';

/** Fills the restaurant's basket with the same dishes; prices and what is sold out are the menu's of today. */
export function Reorder(props: { order: Order }) {
  const { order } = props;
  const { t } = useTranslation('order');
  const changeBaskets = useBaskets();
  const lines: BasketLine[] = order.items.map(({ itemId, quantity, note }) => ({
    id: itemId,
    quantity,
    note: note ?? '',
  }));

  function fill() {
    const basket = { ...EMPTY_BASKET, lines, orderType: order.orderType };
    changeBaskets((baskets) => withBasket(baskets, order.restaurant.id, basket));
  }

  return (
    <ButtonLink component={Link} to={menuPath(order.restaurant.slug)} variant="primary" onClick={fill}>
      {t('reorder')}
    </ButtonLink>
  );
}
