import { createRegistry } from '../testing/areas.tsx';
import { findTarget } from './find-target.ts';

function areaOf(pathname: string) {
  const target = findTarget(createRegistry(), pathname);
  return target.kind === 'area' ? target.mounted.area.name : target.kind;
}

test('of two mounts the more specific one wins', () => {
  expect(areaOf('/provider/orders')).toBe('provider');
  expect(areaOf('/provider/register')).toBe('public');
});

test('a mount with a splat covers its own path and everything below', () => {
  expect(areaOf('/user')).toBe('customer');
  expect(areaOf('/user/orders/42')).toBe('customer');
  expect(areaOf('/users')).toBe('not-found');
});

test('the not-authorised page is the shell’s, even if an area mounts it', () => {
  expect(areaOf('/unauthorized')).toBe('unauthorized');
});

test('a retired area’s address is gone, unless a live area mounts it', () => {
  const registry = { ...createRegistry(), gone: ['/loyalty/*', '/provider/*', '/about'] };
  expect(findTarget(registry, '/loyalty/card').kind).toBe('gone');
  expect(findTarget(registry, '/provider/register').kind).toBe('area');
  expect(findTarget(registry, '/about').kind).toBe('area');
});

test('an address that no area mounts is not found', () => {
  expect(areaOf('/nowhere')).toBe('not-found');
});
