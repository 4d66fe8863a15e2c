import type { Page } from '../client/page.ts';
import type { Api } from '../client/client.ts';
import { personName, type Role, type User } from '../contract/index.ts';

/** Accounts to choose from at once; typing narrows them. */
const SHOWN = 8;

/** Accounts by name, e-mail or phone, for an admin to choose from. */
export function peopleQuery(api: Api, search: string, role?: Role) {
  const q = search.trim();
  const query = { limit: SHOWN, ...(role && { role }), ...(q && { q }) };
  return {
    queryKey: ['people', query] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Page<User>> =>
      api.user.list({ query }, { signal }),
    placeholderData: (before: Page<User> | undefined) => before,
  };
}

/** An account as an option of a list to choose from; its e-mail address tells namesakes apart. */
export function personOption(user: User) {
  const label = personName(user);
  return { value: user.id, label, ...(label !== user.email && { detail: user.email }) };
}

interface PeopleReply {
  readonly data: Page<User> | undefined;
  readonly isPlaceholderData: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/**
 * What the query has found, for a `Combobox`.
 *
 * @param describe replaces a person's option
 */
export function foundPeople(reply: PeopleReply, describe = personOption) {
  const { data, isPlaceholderData, isError, refetch } = reply;
  return {
    options: data?.rows.map(describe),
    hasMore: data !== undefined && data.next !== null,
    isStale: isPlaceholderData,
    isFailed: isError,
    retry: () => void refetch(),
  };
}
