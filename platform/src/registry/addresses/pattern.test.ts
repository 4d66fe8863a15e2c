import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchRoutes } from 'react-router-dom';
import { doesCover, doOverlap, hasFixedStart, isSamePattern } from './pattern.ts';

const OVERLAPPING = [
  ['/restaurant/chez-fatou/menu', '/restaurant/:slug/menu'],
  ['/restaurant/:name/menu', '/restaurant/:slug/menu'],
  ['/restaurant/:slug/:page', '/restaurant/chez-fatou/menu'],
  ['/admin/settings/x', '/admin/*'],
  ['/Admin/settings/x', '/admin/*'],
  ['//admin//settings/', '/admin/*'],
  ['/%61dmin/settings', '/admin/*'],
  ['/admin', '/admin/*'],
  ['/admin*', '/admin/users'],
  ['/*', '/about'],
  ['*', '/'],
  ['/menu/:dish?', '/menu'],
  ['/menu/:dish?', '/menu/rice'],
  ['/a?/about', '/about'],
  ['/:slug.html', '/about'],
] as const;

const APART = [
  ['/', '/about'],
  ['/restaurant/new', '/restaurant/:slug/menu'],
  ['/orders', '/orders/:token'],
  ['/administration', '/admin/*'],
  ['/provider/register', '/provider/:id/menu'],
  ['/menu/:dish?', '/menu/rice/price'],
] as const;

describe('patterns of addresses', () => {
  it('overlap when an address matches both, in either order', () => {
    for (const [one, other] of OVERLAPPING) {
      assert.equal(doOverlap(one, other), true, `${one} ${other}`);
      assert.equal(doOverlap(other, one), true, `${other} ${one}`);
    }
    for (const [one, other] of APART) {
      assert.equal(doOverlap(one, other), false, `${one} ${other}`);
      assert.equal(doOverlap(other, one), false, `${other} ${one}`);
    }
  });

  it('cover what the router would match with them', () => {
    const addresses = [
      '/',
      '/about',
      '/admin',
      '/admin/settings/x',
      '/restaurant/chez-fatou/menu',
      '/menu/rice',
    ];
    const patterns = [...OVERLAPPING, ...APART].flat().filter((pattern) => !/html|n\*/.test(pattern));
    for (const path of patterns) {
      for (const address of addresses) {
        const isMatched = matchRoutes([{ path }], address) !== null;
        // The one difference is on the safe side: an encoded pattern is decoded here, and not by the router.
        if (isMatched) assert.equal(doesCover(path, address), true, `${path} ${address}`);
      }
    }
  });

  it('cover others only when they match all of their addresses', () => {
    assert.equal(doesCover('/admin/*', '/admin/restaurant/:id'), true);
    assert.equal(doesCover('/admin/restaurant/:id', '/admin/*'), false);
    assert.equal(doesCover('/restaurant/:slug/menu', '/restaurant/chez-fatou/menu'), true);
    assert.equal(doesCover('/menu', '/menu/:dish?'), false);
    assert.equal(isSamePattern('/restaurant/:slug/menu', '/restaurant/:id/menu/'), true);
    assert.equal(isSamePattern('/provider', '/provider/*'), false);
    assert.equal(doOverlap('/x?'.repeat(40), '/about'), true);
  });

  it('with a fixed start claim no address of areas to come', () => {
    assert.deepEqual(['/', '/about', '/a/:b', '/a/*'].filter(hasFixedStart), [
      '/',
      '/about',
      '/a/:b',
      '/a/*',
    ]);
    assert.deepEqual(['/*', '*', '/:page', '/:page?', '/a?/:b'].filter(hasFixedStart), []);
  });
});
