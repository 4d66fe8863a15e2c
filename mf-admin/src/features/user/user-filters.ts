import { DEFAULT_PAGE_SIZE, ROLES, type Role } from 'shared-api/contract';
import type { TableSort } from 'shared-ui/table';
import { oneOf } from '../../lib/one-of.ts';

export const USER_STATUSES = ['confirmed', 'unconfirmed'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const USER_SORTS = ['newest', 'oldest', 'name', 'name_desc', 'email', 'email_desc'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** The filters of the list in the address; absent ones do not filter. */
export interface UserFilters {
  readonly search: string;
  readonly role: Role | undefined;
  readonly status: UserStatus | undefined;
  readonly sort: UserSort;
  readonly cursor: string | undefined;
}

/** Search parameters that clear all filters, from the first page. */
export const NO_USER_FILTERS = { q: null, role: null, status: null, cursor: null } as const;

/** Reads the filters; ignores unknown words. */
export function readUserFilters(parameters: URLSearchParams): UserFilters {
  return {
    search: parameters.get('q') ?? '',
    role: oneOf(ROLES, parameters.get('role')),
    status: oneOf(USER_STATUSES, parameters.get('status')),
    sort: oneOf(USER_SORTS, parameters.get('sort')) ?? 'newest',
    cursor: parameters.get('cursor') ?? undefined,
  };
}

/** Whether a filter may hide users, for the text of an empty list. */
export function isFiltered({ search, role, status }: UserFilters): boolean {
  return search.trim() !== '' || role !== undefined || status !== undefined;
}

/** The list call's query for these filters. */
export function toUserQuery({ search, role, status, sort, cursor }: UserFilters) {
  const q = search.trim();
  return {
    limit: DEFAULT_PAGE_SIZE,
    sort,
    ...(q ? { q } : {}),
    ...(role ? { role } : {}),
    ...(status ? { confirmed: status === 'confirmed' ? ('true' as const) : ('false' as const) } : {}),
    ...(cursor ? { cursor } : {}),
  };
}

/** Newest first is the default, which has no heading. */
const TABLE_SORTS = {
  newest: undefined,
  oldest: { columnId: 'since', direction: 'ascending' },
  name: { columnId: 'lastname', direction: 'ascending' },
  name_desc: { columnId: 'lastname', direction: 'descending' },
  email: { columnId: 'email', direction: 'ascending' },
  email_desc: { columnId: 'email', direction: 'descending' },
} as const satisfies Record<UserSort, TableSort | undefined>;

/** The table's heading and direction of a sort. */
export function toTableSort(sort: UserSort): TableSort | undefined {
  return TABLE_SORTS[sort];
}

/** The sort of a table heading and direction. */
export function fromTableSort({ columnId, direction }: TableSort): UserSort {
  const isChosen = (sort: UserSort) =>
    TABLE_SORTS[sort]?.columnId === columnId && TABLE_SORTS[sort]?.direction === direction;
  return USER_SORTS.find(isChosen) ?? 'newest';
}
