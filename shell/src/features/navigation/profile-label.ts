import type { Role } from 'shared-api/contract';

/** Key in `navigation` of the profile link (requirements 2.2). */
const LABELS = { PROVIDER: 'provider', ADMIN: 'admin', USER: 'user' } as const satisfies Record<Role, string>;

/** Label of a role's profile link; any unknown role has a customer's. */
export function profileLabelOf(role: Role) {
  return LABELS[role] ?? LABELS.USER;
}
