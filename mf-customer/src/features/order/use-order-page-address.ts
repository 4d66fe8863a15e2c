import { ORDER_STATUSES, ORDER_TYPES, type OrderStatus, type OrderType } from 'shared-api/contract';
import { useSearchState } from 'shared-ui/router';

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Filters, sort and page of the list. */
export interface OrderFilter {
  readonly status: OrderStatus | undefined;
  readonly orderType: OrderType | undefined;
  readonly sort: OrderSort | undefined;
}

/** Filters and page of the order list, in the address, so that Back and a shared link restore them. */
export function useOrderPageAddress() {
  const { parameters, change } = useSearchState();
  const filter: OrderFilter = {
    status: ORDER_STATUSES.find((known) => known === parameters.get('status')),
    orderType: ORDER_TYPES.find((known) => known === parameters.get('type')),
    sort: ORDER_SORTS.find((known) => known === parameters.get('sort')),
  };
  return {
    filter,
    isFiltered: filter.status !== undefined || filter.orderType !== undefined,
    cursor: parameters.get('cursor') ?? undefined,
    /** Other filters start at the first page. */
    set: (name: 'status' | 'type' | 'sort', value: string) =>
      change({ [name]: value === 'newest' ? null : value, cursor: null }),
    reset: () => change({ status: null, type: null, cursor: null }),
    turn: (next: string | null) => change({ cursor: next }, { isStep: true }),
  };
}
