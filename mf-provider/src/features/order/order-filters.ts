import { ORDER_TYPES, PROVIDER_STATUSES, type OrderType, type ProviderStatus } from 'shared-api/contract';

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** The filters of the list in the address; absent ones do not filter. */
export interface OrderFilters {
  readonly search: string;
  readonly status: ProviderStatus | undefined;
  readonly orderType: OrderType | undefined;
  readonly sort: OrderSort;
  readonly cursor: string | undefined;
}

/** Cards on a page; fills whole rows of one, two or three cards. */
export const ORDERS_PER_PAGE = 24;

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((candidate) => candidate === value);
}

/** Search parameters that clear every filter; the sort stays. */
export const NO_ORDER_FILTERS = { q: null, status: null, type: null, cursor: null } as const;

/** Reads the filters; ignores unknown words. */
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

/** Whether a filter may hide orders, for the text of an empty list. */
export function isFiltered(filters: OrderFilters): boolean {
  return filters.search.trim() !== '' || filters.status !== undefined || filters.orderType !== undefined;
}
