import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchRoutes } from 'react-router-dom';
import {
  findAreaModule,
  INTEGRITY_GLOBAL,
  publishIntegrity,
  readPageConfiguration,
  renderedAddress,
  siteRoutes,
  tidyPath,
} from './index.ts';
import { removeFailedStyles } from './index.ts';
import type { AreaRelease, LiveRegistry } from './index.ts';

function release(name: string, paths: string[], more: Partial<AreaRelease> = {}): AreaRelease {
  const base = `/areas/${name}/1`;
  return {
    name,
    version: '1',
    contract: '1',
    entry: `${base}/entry.js`,
    entryGlobal: `${name}_1`,
    scripts: [],
    styles: [`${base}/area.css`],
    integrity: { [`${base}/entry.js`]: `sha384-${name}` },
    mounts: paths.map((path) => ({ path })),
    navigation: [],
    preload: [],
    ...more,
  };
}

describe('renderedAddress', () => {
  it('has the parameters that the mount reads, each once and in its order', () => {
    const address = (search: string, query: readonly string[]) =>
      renderedAddress({ path: '/', query }, '/', search);
    assert.equal(address('?b=2&a=1&c=3&a=4', ['a', 'b']), '/?a=1&b=2');
    assert.equal(address('?c=3', ['a', 'b']), '/');
    assert.equal(address('?a=d%C3%A9j%C3%A0+vu', ['a']), address('?a=d%c3%a9j%c3%a0%20vu', ['a']));
    assert.equal(address('?a=1', []), '/');
  });

  it('has the whole query of a mount that names no parameters', () => {
    assert.equal(renderedAddress({ path: '/' }, '/', '?b=2&a=1'), '/?b=2&a=1');
  });
});

describe('siteRoutes', () => {
  const areas = [
    release('provider', ['/provider/*', '/provider/:id']),
    release('public', ['/', '/provider/register', '/restaurant/:slug/menu']),
    release('admin', ['/admin/*']),
  ];
  const gone = ['/provider/:id/menu', '/admin/tables/*', '/about', '/'];
  const ownerOf = (path: string) => {
    const handle = matchRoutes(siteRoutes({ areas, gone }), path)?.[0]?.route.handle;
    return typeof handle === 'object' ? handle.area.name : handle;
  };

  it('prefers the most specific mount, whatever the order', () => {
    assert.equal(ownerOf('/'), 'public');
    assert.equal(ownerOf('/provider'), 'provider');
    assert.equal(ownerOf('/provider/register'), 'public');
    assert.equal(ownerOf('/provider/7f3a/orders'), 'provider');
    assert.equal(ownerOf('/restaurant/chez-a%C3%AFcha/menu'), 'public');
    assert.equal(ownerOf('/nothing'), undefined);
  });

  it('ranks a retired area’s addresses like mounts, after an equal mount', () => {
    assert.equal(ownerOf('/about'), 'gone');
    assert.equal(ownerOf('/provider/7f3a/menu'), 'gone');
    assert.equal(ownerOf('/provider/register'), 'public');
    assert.equal(ownerOf('/admin/tables/4'), 'gone');
    assert.equal(ownerOf('/admin/users'), 'admin');
    assert.equal(ownerOf('/'), 'public');
  });
});

describe('tidyPath', () => {
  it('takes off trailing slashes', () => {
    assert.equal(tidyPath('/about//'), '/about');
    assert.equal(tidyPath('///'), '/');
    assert.equal(tidyPath('//about'), '//about');
  });
});

describe('findAreaModule', () => {
  it('returns an area, and undefined for any other shape', () => {
    const area = { routes: [], translations: {} };
    assert.equal(findAreaModule({ area }), area);
    for (const loaded of [
      undefined,
      null,
      {},
      { area: null },
      { area: { routes: {} } },
      { area: { routes: [] } },
    ]) {
      assert.equal(findAreaModule(loaded), undefined);
    }
  });
});

describe('publishIntegrity', () => {
  const registry = (...areas: AreaRelease[]): LiveRegistry => ({ composition: 'c', shell: '1', areas });
  const base = 'https://maida.example/restaurant/a/menu';

  it('lists absolute URLs including the shell’s, and keeps those of earlier releases', () => {
    const host = {};
    publishIntegrity(
      { ...registry(release('a', ['/'])), shellIntegrity: { '/s.js': 'sha384-s' } },
      host,
      base,
    );
    publishIntegrity(registry(release('b', ['/'])), host, base);
    assert.deepEqual(Reflect.get(host, INTEGRITY_GLOBAL), {
      'https://maida.example/s.js': 'sha384-s',
      'https://maida.example/areas/a/1/entry.js': 'sha384-a',
      'https://maida.example/areas/b/1/entry.js': 'sha384-b',
    });
  });
});

describe('removeFailedStyles', () => {
  it('removes only style sheets that failed to load', () => {
    const removed: string[] = [];
    const link = (href: string, sheet: { cssRules: unknown } | null) => ({
      sheet,
      getAttribute: () => href,
      remove: () => removed.push(href),
    });
    const unreadable = {
      get cssRules(): unknown {
        throw new DOMException('Cannot access rules', 'SecurityError');
      },
    };
    const area = release('a', ['/'], { styles: ['/missing.css', '/refused.css', '/fine.css'] });
    const links = [
      link('/missing.css', null),
      link('/refused.css', unreadable),
      link('/fine.css', { cssRules: [] }),
      link('/of-another-area.css', null),
    ];
    removeFailedStyles({ querySelectorAll: () => links }, area);
    assert.deepEqual(removed, ['/missing.css', '/refused.css']);
  });
});

describe('readPageConfiguration', () => {
  it('names the missing element', () => {
    assert.throws(() => readPageConfiguration({ getElementById: () => null }), /#maida-page/);
  });
});
