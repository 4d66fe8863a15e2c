import { act, screen, within } from '@testing-library/react';
import type { Restaurant } from 'shared-api/contract';
import { provideSampleService, renderArea } from '../../testing/render-area.tsx';

const { service } = provideSampleService();

/** jsdom has no layout: in these tests every element is in the window. */
class EverythingIsNear {
  readonly #notify: (entries: object[]) => void;
  constructor(notify: (entries: object[]) => void) {
    this.#notify = notify;
  }
  observe(target: Element) {
    setTimeout(() => act(() => this.#notify([{ isIntersecting: true, target }])));
  }
  disconnect() {
    // it notifies once
  }
}

beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: EverythingIsNear }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

function restaurants(...changes: Partial<Restaurant>[]) {
  service().restaurants = service()
    .restaurants.slice(0, changes.length)
    .map((restaurant, index) => ({ ...restaurant, ...changes[index] }));
}

async function cardsOf(name: string) {
  const headings = await screen.findAllByRole('heading', { level: 2, name });
  return headings.map((heading) => {
    const card = heading.closest('li');
    if (!card) throw new Error('The name is on no card.');
    return {
      heading,
      address: within(heading).getByRole('link').getAttribute('href'),
      place: within(card).getByText(/^(Nouakchott|Assaba)/).textContent,
      picture: card.querySelector('img')?.getAttribute('src'),
    };
  });
}

test.each(['/', '/?q=dune'])(
  'at %s two restaurants of one name differ by place, picture and address',
  async (at) => {
    const name = 'La Dune d’Or';
    restaurants(
      { name, region: 'Nouakchott Ouest', commune: 'Ksar', bannerUrl: '/api/files/ksar.webp' },
      { name, region: 'Assaba', commune: 'Kiffa', bannerUrl: '/api/files/kiffa.webp' },
    );
    await renderArea(at);
    const [first, second, ...others] = await cardsOf(name);
    expect(others).toEqual([]);
    expect([first?.place, second?.place].toSorted()).toEqual(['Assaba, Kiffa', 'Nouakchott Ouest, Ksar']);
    expect(first?.address).not.toBe(second?.address);
    expect(first?.picture).toContain('ksar');
    expect(second?.picture).toContain('kiffa');
  },
);

test('a name in Arabic script has its own direction on the card and the menu page, and is whole in the title', async () => {
  const name = 'مطعم النخيل (Atar)';
  restaurants({ name, language: null, translations: {} });
  const { unmount } = await renderArea('/');
  expect(await screen.findByRole('heading', { level: 2, name })).toHaveAttribute('dir', 'auto');
  unmount();
  await renderArea('/restaurant/chez-mariem/menu');
  expect(await screen.findByRole('heading', { level: 1, name })).toHaveAttribute('dir', 'auto');
  expect(document.title).toContain(name);
});
