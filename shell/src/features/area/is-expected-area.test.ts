import { createRelease } from '../../testing/areas.tsx';
import { isExpectedArea } from './is-expected-area.ts';

const admin = createRelease('mf-admin', { mounts: [{ path: '/admin/*', roles: ['ADMIN'] }] });
const area = (...paths: string[]) => ({ routes: paths.map((path) => ({ path })), translations: {} });

test('accepts a module whose routes match the mounts of its release', () => {
  expect(isExpectedArea(area('/admin', '/admin/users'), admin)).toBe(true);
  const menu = createRelease('mf-public', { mounts: [{ path: '/restaurant/:slug/menu' }] });
  expect(isExpectedArea(area('/restaurant/:slug/menu'), menu)).toBe(true);
});

test('rejects a module of another area', () => {
  expect(isExpectedArea(area('/user', '/account'), admin)).toBe(false);
  const paths = ['/', '/about', '/provider/register'];
  const visitors = createRelease('mf-public', { mounts: paths.map((path) => ({ path })) });
  expect(isExpectedArea(area('/provider', '/provider/:id'), visitors)).toBe(false);
});
