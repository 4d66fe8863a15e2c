import { useSearchParams } from 'react-router-dom';
import { ORDER_STATUSES, type OrderStatus } from 'shared-api/contract';

/** Filter and page of the order list, kept in the address so that Back and a shared link restore them. */
export function useOrderPageAddress() {
  const [parameters, setParameters] = useSearchParams();
  const status = ORDER_STATUSES.find((known) => known === parameters.get('status'));
  const cursor = parameters.get('cursor') ?? undefined;
  return {
    status,
    cursor,
    filter: (next: OrderStatus | undefined) => setParameters(next ? { status: next } : {}, { replace: true }),
    turn: (next: string | null) =>
      setParameters({ ...(status ? { status } : {}), ...(next ? { cursor: next } : {}) }),
  };
}
