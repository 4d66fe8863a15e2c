import { createRegistry } from '../../testing/areas.tsx';
import { findParts, type Ownership } from './page-parts.ts';

function show(html: string): Document {
  document.body.innerHTML = html;
  return document;
}

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.getBoundingClientRect = function size(this: Element) {
    return this.hasAttribute('data-hidden') ? new DOMRect(0, 0, 1, 1) : new DOMRect(0, 0, 100, 50);
  };
});

const PAGE = `
  <div id="root"><div>
    <a data-hidden href="#main">Skip</a>
    <header></header>
    <main><h1>Orders</h1><div data-area="mf-public">slot</div><dialog open></dialog></main>
    <footer></footer>
    <dialog open></dialog>
  </div></div>`;

function ownership(change: Partial<Ownership> = {}): Ownership {
  const registry = createRegistry();
  const first = registry.areas[0];
  return {
    registry: {
      ...registry,
      areas: registry.areas.map((area) => ({ ...area, team: `Team of ${area.name}` })),
    },
    loaded: first ? { [first.name]: { version: 'older' } } : {},
    failed: {},
    pathname: '/',
    ...change,
  };
}

function ownersOf(tag: string, state: Ownership) {
  return findParts(show(PAGE), state)
    .filter(({ element }) => element.tagName.toLowerCase() === tag)
    .map(({ owner }) => `${owner.name} ${owner.state}`);
}

test('header and footer are the shell’s, the region between them the area’s, with its version on the page', () => {
  const state = ownership();
  expect(ownersOf('header', state)).toEqual(['shell shown']);
  expect(ownersOf('footer', state)).toEqual(['shell shown']);
  const region = findParts(document, state).find(({ element }) => element.tagName === 'MAIN');
  const name = state.registry.areas[0]?.name;
  expect(region?.owner).toEqual({ name, version: 'older', team: `Team of ${name ?? ''}`, state: 'shown' });
});

test('content for screen readers only is no part', () => {
  expect(ownersOf('a', ownership())).toEqual([]);
});

test('a dialog belongs to the owner of its part, a slot to the area that it names', () => {
  const state = ownership();
  const name = state.registry.areas[0]?.name ?? '';
  expect(ownersOf('dialog', state)).toEqual(expect.arrayContaining([`${name} shown`, 'shell shown']));
  const slots = findParts(document, state).filter(({ element }) => element.hasAttribute('data-area'));
  expect(slots.map(({ owner }) => owner.name)).toEqual(
    state.registry.areas.some((area) => area.name === 'mf-public') ? ['mf-public'] : ['shell'],
  );
});

test('distinguishes an area that has failed from one that is loading', () => {
  const name = createRegistry().areas[0]?.name ?? '';
  expect(ownersOf('main', ownership({ loaded: {}, failed: { [name]: 'unreachable' } }))).toEqual([
    `${name} failed`,
  ]);
  expect(ownersOf('main', ownership({ loaded: {} }))).toEqual([`${name} coming`]);
});

test('the shell’s own pages belong to the shell', () => {
  expect(ownersOf('main', ownership({ pathname: '/nowhere/at/all' }))).toEqual(['shell shown']);
});
