import { createMemoryRouter } from 'react-router-dom';
import { followCanonical } from './follow-canonical.ts';

function canonical(): string | undefined {
  return document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
}

function isForEverybody(pathname: string): boolean {
  return ['/', '/about/'].includes(pathname);
}

describe('the canonical address', () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="canonical" href="https://maida.example/">';
  });

  it('follows the page, without its query and under the host that the site was delivered by', async () => {
    const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/'] });
    const stop = followCanonical(router, isForEverybody);
    await router.navigate('/?q=rice');
    expect(canonical()).toBe('https://maida.example/');
    await router.navigate('/about/?from=mail');
    expect(canonical()).toBe('https://maida.example/about');
    expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    stop();
  });

  it('is the one in the language that the address names, and has the other languages beside it', async () => {
    const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/'] });
    const stop = followCanonical(router, isForEverybody);
    await router.navigate('/?lang=fr');
    expect(canonical()).toBe('https://maida.example/?lang=fr');
    await router.navigate('/about/');
    expect(canonical()).toBe('https://maida.example/about');
    const others = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
    expect(others.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['en', 'https://maida.example/about?lang=en'],
      ['fr', 'https://maida.example/about?lang=fr'],
      ['ar', 'https://maida.example/about?lang=ar'],
      ['x-default', 'https://maida.example/about'],
    ]);
    stop();
  });

  it('is left out on guarded and on unknown pages', async () => {
    const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/'] });
    const stop = followCanonical(router, isForEverybody);
    for (const path of ['/user', '/nowhere', '/unauthorized']) {
      await router.navigate(path);
      expect(canonical()).toBeUndefined();
    }
    await router.navigate('/');
    expect(canonical()).toBe('https://maida.example/');
    stop();
  });
});
