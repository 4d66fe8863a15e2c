import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { BuiltRelease } from '../../../contract/server/index.ts';
import { planMounts, walksOf } from './plan.ts';

const release = { name: 'mf-demo' } as BuiltRelease;
const openingsOf = (role: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    release,
    role,
    path: `/${String(index)}`,
    isRepeated: false,
  }));

it('what one person sees of a large set is opened in several walks, so that none goes on alone for long', () => {
  const openings = [...openingsOf('', 14), ...openingsOf('ADMIN', 27)];
  const walks = walksOf(openings);
  assert.deepEqual(
    walks.map((walk) => [walk.role, walk.openings.length]),
    [
      ['', 14],
      ['ADMIN', 14],
      ['ADMIN', 13],
    ],
  );
  assert.deepEqual(
    walks.flatMap((walk) => walk.openings),
    openings,
    'each once, in the order of the plan',
  );
  assert.equal(new Set(walks.map(({ language }) => language)).size, 3, 'each begins in another language');
});

const ROLES = ['USER', 'ADMIN'];
const area = {
  name: 'mf-demo',
  area: { mounts: [{ path: '/' }, { path: '/about' }, { path: '/desk/*', roles: ['ADMIN'] }] },
} as unknown as BuiltRelease;
const planned = (isChanged: boolean) =>
  planMounts(area, isChanged, { areas: [area], roles: ROLES, parameters: {} }).map(
    ({ path, role }) => `${path} ${role || 'guest'}`,
  );

it('an area’s own mounts are opened by every role they name, open ones by a guest and a role by turns', () => {
  assert.deepEqual(planned(true), ['/ guest', '/ USER', '/about guest', '/about ADMIN', '/desk ADMIN']);
});

it('with another shell one visitor opens each mount', () => {
  assert.deepEqual(planned(false), ['/ guest', '/about USER', '/desk ADMIN']);
});
