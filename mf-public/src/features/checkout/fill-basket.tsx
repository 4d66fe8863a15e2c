import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import type { EarlierOrder } from 'shared-api/order-again';
import { lazyTexts, serviceNow } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { useBasket } from '../../lib/device/device.tsx';
import { restaurantQuery } from '../../lib/restaurant/get-restaurant.ts';
import { latestTime } from '../../lib/restaurant/latest-time.ts';
import { compareWithMenu } from './compare-with-menu.ts';
import { OrderAgainDialog } from './order-again-dialog.tsx';

const text = lazyTexts('order-again');

// Short, since it covers the basket's button on a phone.
const TOAST_MS = 2_500;

interface FillBasketProps {
  readonly restaurant: Restaurant;
  readonly earlier: EarlierOrder;
  readonly onDone: () => void;
}

/** Fills the basket with an earlier order's dishes: at once when nothing differs, else after a confirmation. */
export function FillBasket(props: FillBasketProps) {
  const { restaurant } = props;
  const query = restaurantQuery(useApi(), restaurant.provider.slug);
  // The cached menu may not know yet what is sold out; use it only without a connection.
  const { data, isFetching } = useQuery({ ...query, refetchOnMount: 'always' });
  if (isFetching) return null;
  return <FillOrAsk {...props} restaurant={data ?? restaurant} />;
}

function FillOrAsk(props: FillBasketProps) {
  const { restaurant, earlier, onDone } = props;
  const toast = useToast();
  const [basket, changeBasket] = useBasket(restaurant.id);
  const [comparison] = useState(() => {
    const now = serviceNow();
    return compareWithMenu(earlier, restaurant, now, latestTime(restaurant, now));
  });
  const [replacedCount] = useState(() => basket.lines.reduce((sum, { quantity }) => sum + quantity, 0));
  const { lines, ...differences } = comparison;
  const isSame =
    Object.values(differences).every((dishes) => dishes.length === 0) &&
    replacedCount === 0 &&
    restaurant.opening.isOpen;

  function fill() {
    // An order that was sent without an answer stays under its key, so that it cannot be stored twice.
    changeBasket(({ attempt }) => ({ lines, orderType: earlier.orderType, note: '', attempt }));
    toast.success(text('filled'), { duration: TOAST_MS });
    onDone();
  }

  const fillAtOnce = useEffectEvent(fill);
  useEffect(() => {
    if (isSame) fillAtOnce();
  }, [isSame]);

  if (isSame) return null;
  return (
    <OrderAgainDialog
      restaurant={restaurant}
      comparison={comparison}
      replacedCount={replacedCount}
      onAccept={fill}
      onClose={onDone}
    />
  );
}
