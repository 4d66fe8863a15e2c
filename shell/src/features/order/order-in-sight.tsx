import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLazy } from 'shared-ui';
import { UNDER_WAY_KEY, type OrderUnderWay } from '../../lib/order-under-way.ts';

export interface OrderInSightProps {
  readonly part: 'bar' | 'link';
}

const loadParts = () => import(/* webpackChunkName: "own-order" */ './order-parts.tsx');

/** The visitor's order under way, as a bar under the header or a link in it; its code comes with the first order. */
export function OrderInSight(props: OrderInSightProps) {
  const { data: orders = [] } = useQuery<readonly OrderUnderWay[]>({
    queryKey: UNDER_WAY_KEY,
    queryFn: skipToken,
  });
  const { loaded, start } = useLazy(loadParts);
  const hasOrders = orders.length > 0;
  useEffect(() => {
    if (hasOrders) void start();
  }, [hasOrders, start]);
  if (!hasOrders || !loaded) return null;
  return props.part === 'bar' ? <loaded.OrderBar orders={orders} /> : <loaded.OrderLink orders={orders} />;
}
