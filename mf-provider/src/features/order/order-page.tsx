import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { useSearchState } from 'shared-ui/router';
import { RestaurantGate } from '../../lib/restaurant-gate.tsx';
import { OrderDialogs } from './order-dialogs.tsx';
import { readOrderFilters } from './order-filters.ts';
import { OrderList } from './order-list.tsx';
import { OrderToolbar } from './order-toolbar.tsx';
import { useOrderBoard } from './use-order-board.ts';
import { usePrintOrder } from './use-print-order.tsx';

/** `/provider/orders`: the list of orders. */
export function OrderPage() {
  const { t } = useTranslation('provider-order');
  return (
    <RestaurantGate title={t('title')}>
      {(restaurant) => <Orders key={restaurant.id} restaurant={restaurant} />}
    </RestaurantGate>
  );
}

function Orders(props: { restaurant: RestaurantSummary }) {
  const { restaurant } = props;
  const { parameters, change } = useSearchState();
  const filters = readOrderFilters(parameters);
  const desk = useOrderBoard();
  const printer = usePrintOrder();
  return (
    <>
      <OrderToolbar filters={filters} onChange={change} />
      <OrderList
        restaurantId={restaurant.id}
        filters={filters}
        desk={desk}
        onPrint={printer.print}
        onChange={change}
      />
      <OrderDialogs
        restaurant={restaurant}
        desk={desk}
        printer={printer}
        orderId={parameters.get('order')}
        onClose={() => change({ order: null })}
      />
    </>
  );
}
