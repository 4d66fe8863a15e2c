import { DEFAULT_PAGE_SIZE, ORDER_STATUSES, type OrderStatus } from 'shared-api/contract';
import type { TableSort } from 'shared-ui/table';
import { oneOf } from '../../lib/one-of.ts';

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** The filters of the list in the address; absent ones do not filter. */
export interface OrderFilters {
  readonly search: string;
  readonly status: OrderStatus | undefined;
  readonly restaurantName: string;
  /** First and last day, `YYYY-MM-DD`, local, both included; empty: no limit. */
  readonly from: string;
  readonly to: string;
  readonly sort: OrderSort;
  readonly cursor: string | undefined;
}

/** Search parameters that clear all filters, from the first page. */
export const NO_ORDER_FILTERS = {
  q: null,
  status: null,
  restaurant: null,
  from: null,
  to: null,
  cursor: null,
} as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayOf(text: string | null): string {
  return text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

/** Reads the filters; ignores invalid ones. */
export function readOrderFilters(parameters: URLSearchParams): OrderFilters {
  return {
    search: parameters.get('q') ?? '',
    status: oneOf(ORDER_STATUSES, parameters.get('status')),
    restaurantName: parameters.get('restaurant') ?? '',
    from: dayOf(parameters.get('from')),
    to: dayOf(parameters.get('to')),
    sort: oneOf(ORDER_SORTS, parameters.get('sort')) ?? 'newest',
    cursor: parameters.get('cursor') ?? undefined,
  };
}

/** Whether a filter other than the search is set. */
export function isNarrowed({ status, restaurantName, from, to }: OrderFilters): boolean {
  return status !== undefined || restaurantName !== '' || from !== '' || to !== '';
}

/** Whether a filter may hide orders, for the text of an empty list. */
export function isFiltered(filters: OrderFilters): boolean {
  return filters.search.trim() !== '' || isNarrowed(filters);
}

/** The list call's query for these filters. */
export function toOrderQuery(filters: OrderFilters) {
  const { status, restaurantName, from, to, sort, cursor } = filters;
  const q = filters.search.trim();
  return {
    limit: DEFAULT_PAGE_SIZE,
    sort,
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(restaurantName ? { restaurantName } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(cursor ? { cursor } : {}),
  };
}

const TABLE_SORTS = {
  newest: { columnId: 'date', direction: 'descending' },
  oldest: { columnId: 'date', direction: 'ascending' },
  highest: { columnId: 'total', direction: 'descending' },
  lowest: { columnId: 'total', direction: 'ascending' },
} as const satisfies Record<OrderSort, TableSort>;

/** The table's heading and direction of a sort. */
export function toTableSort(sort: OrderSort): TableSort {
  return TABLE_SORTS[sort];
}

/** The sort of a table heading and direction. */
export function fromTableSort({ columnId, direction }: TableSort): OrderSort {
  const isChosen = (sort: OrderSort) =>
    TABLE_SORTS[sort].columnId === columnId && TABLE_SORTS[sort].direction === direction;
  return ORDER_SORTS.find(isChosen) ?? 'newest';
}
