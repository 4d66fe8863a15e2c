import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp, setUpApp } from '../testing/render-app.tsx';
import { createUser, network } from '../testing/service.ts';

setUpApp();

/**
 * Opens the list of a service on the page's own origin, whose cookie a page can read. Returns how often it is asked.
 */
async function openOnOwnOrigin() {
  const ask = jest.fn(() => HttpResponse.json(createUser('USER')));
  network.use(http.get('*/auth/me', ask));
  const { app } = await renderApp('/', { apiBase: '' });
  return { app, ask };
}

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; Max-Age=0; Path=/';
});

test('a browser without the service’s token belongs to nobody, which needs no call', async () => {
  const { app, ask } = await openOnOwnOrigin();
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeInTheDocument();
  expect(app.context.session.getState()).toMatchObject({ status: 'anonymous', user: null });
  expect(ask).not.toHaveBeenCalled();
});

test('a browser with a token is asked whose it is', async () => {
  document.cookie = 'XSRF-TOKEN=token; Path=/';
  const { app, ask } = await openOnOwnOrigin();
  await waitFor(() => expect(app.context.session.getState().status).toBe('authenticated'));
  expect(ask).toHaveBeenCalledTimes(1);
});
