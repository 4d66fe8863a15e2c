import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createRegistry } from '../../testing/areas.tsx';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';
import { network } from '../../testing/service.ts';

setUpApp();

const ORIGIN = 'http://127.0.0.1:3012';
const NEW_AREA = 'mf-new';

function registryWith(areas: readonly string[]) {
  return { ...createRegistry(), overrides: areas.map((area) => ({ area, origin: ORIGIN })) };
}

function answer(manifest: object): void {
  network.use(http.get(`${ORIGIN}/area.json`, () => HttpResponse.json(manifest)));
}

afterEach(() => document.getElementById('maida-tools')?.remove());

test('a ribbon lists the overrides and ends them', async () => {
  answer({ name: NEW_AREA, contract: '1', mounts: [{ path: '/new' }], navigation: [], preload: [] });
  const { user } = await renderApp('/', { registry: registryWith([NEW_AREA]) });
  expect(await screen.findByText(/not released: mf-new from http:\/\/127\.0\.0\.1:3012/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Turn off' });
  await user.hover(button);
  const form = button.closest('form');
  expect(form).toHaveAttribute('action', '/platform/override');
  expect(form?.elements.namedItem('act')).toHaveValue('off');
  expect(form?.elements.namedItem('page')).toHaveValue('/');
});

test('an area that was never released is mounted as its development server says', async () => {
  answer({ name: NEW_AREA, contract: '1', mounts: [{ path: '/new' }], navigation: [], preload: [] });
  const { app } = await renderApp('/', { registry: registryWith([NEW_AREA]) });
  const find = () => app.areas.state.getState().registry.areas.find(({ name }) => name === NEW_AREA);
  await waitFor(() => expect(find()?.entry).toBe(`${ORIGIN}/guest/static/js/entry.js`));
  // A freshly read registry does not contain it.
  app.areas.state.setState({ registry: createRegistry() });
  expect(find()?.mounts).toEqual([{ path: '/new' }]);
});

test('names a development server that does not answer or serves another area', async () => {
  answer({ name: 'mf-other', contract: '1', mounts: [{ path: '/' }], navigation: [], preload: [] });
  const { app } = await renderApp('/', { registry: registryWith([NEW_AREA]), language: 'fr' });
  expect(await screen.findByText(/qui ne répond pas/)).toBeVisible();
  expect(app.areas.state.getState().registry.areas.map(({ name }) => name)).not.toContain('mf-other');
});
