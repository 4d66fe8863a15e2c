import type { Role } from 'shared-api/contract';

/** Where the profile link of a signed-in user goes (requirements 2.2), and its key in `navigation`. */
const PROFILES = {
  PROVIDER: { path: '/provider', labelKey: 'provider' },
  ADMIN: { path: '/admin', labelKey: 'admin' },
  USER: { path: '/user', labelKey: 'user' },
} as const satisfies Record<Role, { path: string; labelKey: string }>;

/** The profile of a role; any unknown role has a customer's. */
export function profileOf(role: Role) {
  return PROFILES[role] ?? PROFILES.USER;
}
