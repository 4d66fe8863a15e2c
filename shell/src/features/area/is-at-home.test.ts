import { createRelease } from '../../testing/areas.tsx';
import { isAtHome } from './is-at-home.ts';

const admin = createRelease('mf-admin', { mounts: [{ path: '/admin/*', roles: ['ADMIN'] }] });
const area = (...paths: string[]) => ({ routes: paths.map((path) => ({ path })), translations: {} });

test('an area has a page for one of its own addresses', () => {
  expect(isAtHome(area('/admin', '/admin/users'), admin)).toBe(true);
  const menu = createRelease('mf-public', { mounts: [{ path: '/restaurant/:slug/menu' }] });
  expect(isAtHome(area('/restaurant/:slug/menu'), menu)).toBe(true);
});

test('another area in its place has none', () => {
  expect(isAtHome(area('/user', '/account'), admin)).toBe(false);
  const paths = ['/', '/about', '/provider/register'];
  const visitors = createRelease('mf-public', { mounts: paths.map((path) => ({ path })) });
  expect(isAtHome(area('/provider', '/provider/:id'), visitors)).toBe(false);
});
