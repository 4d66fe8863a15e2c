import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database } from '../database/database.ts';
import { getOrderRow } from '../../features/order/repository.ts';
import { callerScopeOf } from './create-scope.ts';
import { anyone, signedIn, type Route } from './routes.ts';

const handle = () => Promise.reject(new Error('not called'));
const session = {
  email: 'a@mail.example',
  confirmed: true,
  sessionId: 's',
  verifiedAt: new Date(0),
  factor: null,
  lacksFactor: false,
} as const;

test('a route that names an object does not compile without a scope or a policy', () => {
  const scoped: Route<'order', 'get'> = { allow: signedIn, scope: 'caller', handle };
  const checked: Route<'order', 'get'> = { allow: signedIn, policy: () => 'not_found', handle };
  // @ts-expect-error neither scope nor policy
  const unchecked: Route<'order', 'get'> = { allow: signedIn, handle };
  assert.deepEqual([scoped.allow, checked.allow, unchecked.allow], ['user', 'user', 'user']);
});

test('a route does not compile if it allows other callers than the endpoint table', () => {
  // @ts-expect-error the table says that callers are signed in
  const open: Route<'order', 'get'> = { allow: anyone, scope: 'caller', handle };
  assert.equal(open.allow, 'public');
});

test('a query of owned objects does not compile with anything but the scope of a call', () => {
  // @ts-expect-error a scope cannot be written by hand
  const read = (db: Database) => getOrderRow(db, { userId: 'u', ownerId: null, isAdmin: true }, 'id');
  assert.equal(typeof read, 'function');
});

test('only a provider reaches the orders of restaurants, and only an admin everything', () => {
  const scopeFor = (role: 'USER' | 'PROVIDER' | 'ADMIN') => {
    const { userId, ownerId, isAdmin } = callerScopeOf({ id: 'u', role, ...session });
    return { userId, ownerId, isAdmin };
  };
  assert.deepEqual(scopeFor('USER'), { userId: 'u', ownerId: null, isAdmin: false });
  assert.deepEqual(scopeFor('PROVIDER'), { userId: 'u', ownerId: 'u', isAdmin: false });
  assert.deepEqual(scopeFor('ADMIN'), { userId: 'u', ownerId: null, isAdmin: true });
});
