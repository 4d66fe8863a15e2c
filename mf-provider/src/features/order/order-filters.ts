import { ORDER_TYPES, PROVIDER_STATUSES, type OrderType, type ProviderStatus } from 'shared-api/contract';

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** What the address bar says about the list; absent: all of them. */
export interface OrderFilters {
  readonly search: string;
  readonly status: ProviderStatus | undefined;
  readonly orderType: OrderType | undefined;
  readonly sort: OrderSort;
  readonly cursor: string | undefined;
}

/** Cards on one page; whole rows with one, two or three cards in a row. */
export const ORDERS_PER_PAGE = 24;

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((candidate) => candidate === value);
}

/** What takes every filter away from the address bar; the sort stays. */
export const NO_ORDER_FILTERS = { q: null, status: null, type: null, cursor: null } as const;

/** Reads the filters; what is not one of the known words counts as absent. */
export function readOrderFilters(parameters: URLSearchParams): OrderFilters {
  return {
    search: parameters.get('q') ?? '',
    status: oneOf(PROVIDER_STATUSES, parameters.get('status')),
    orderType: oneOf(ORDER_TYPES, parameters.get('type')),
    sort: oneOf(ORDER_SORTS, parameters.get('sort')) ?? 'newest',
    cursor: parameters.get('cursor') ?? undefined,
  };
}

/** The list call's query for these filters. */
export function toOrderQuery(filters: OrderFilters) {
  const search = filters.search.trim();
  return {
    limit: ORDERS_PER_PAGE,
    sort: filters.sort,
    ...(search ? { q: search } : {}),
    ...(filters.status ? { providerStatus: filters.status } : {}),
    ...(filters.orderType ? { orderType: filters.orderType } : {}),
    ...(filters.cursor ? { cursor: filters.cursor } : {}),
  };
}

/** Whether anything hides orders, so that an empty list can say so. */
export function isFiltered(filters: OrderFilters): boolean {
  return filters.search.trim() !== '' || filters.status !== undefined || filters.orderType !== undefined;
}
