import type { SessionStatus } from 'shared-api';
import type { Role } from 'shared-api/contract';
import { createUser } from '../../testing/service.ts';
import { passageOf } from './guard.ts';

function passage(roles: readonly string[] | undefined, status: SessionStatus, role?: Role) {
  return passageOf(roles, { status, user: role ? createUser(role) : null });
}

test.each(['loading', 'anonymous', 'unreachable', 'expired'] as const)(
  'a mount without roles is open, session %s',
  (status) => {
    expect(passage(undefined, status)).toBe('enter');
  },
);

test.each([
  ['loading', 'wait'],
  ['anonymous', 'sign-in'],
  ['unreachable', 'unreachable'],
] as const)('a guarded mount without a known user: %s means %s', (status, expected) => {
  expect(passage(['USER'], status)).toBe(expected);
});

test('an expired session keeps its user’s page', () => {
  expect(passage(['USER'], 'expired', 'USER')).toBe('enter');
  expect(passage(['USER'], 'expired', 'ADMIN')).toBe('refuse');
});

test.each([
  [['USER'], 'USER', 'enter'],
  [['USER'], 'PROVIDER', 'refuse'],
  [['USER'], 'ADMIN', 'refuse'],
  [['PROVIDER', 'ADMIN'], 'ADMIN', 'enter'],
  [['PROVIDER', 'ADMIN'], 'USER', 'refuse'],
] as const)('for %p a %s may: %s', (roles, role, expected) => {
  expect(passage(roles, 'authenticated', role)).toBe(expected);
});
