import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from 'shared-api/contract';
import { createRegistry, createRelease } from '../../testing/areas.tsx';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';
import { createUser } from '../../testing/service.ts';

setUpApp();

const banner = () => within(screen.getByRole('banner'));

test('the site title and the links of the live areas', async () => {
  await renderApp('/');
  expect(banner().getByRole('link', { name: 'Maida' })).toHaveAttribute('href', '/');
  const navigation = within(banner().getByRole('navigation', { name: 'Main navigation' }));
  expect(navigation.getAllByRole('link').map((link) => link.textContent)).toEqual(['Restaurants', 'About']);
  expect(navigation.getByRole('link', { name: 'Restaurants' })).toHaveAttribute('aria-current', 'page');
});

test('a link without a text in the shell brings its own', async () => {
  const { user } = await renderApp('/');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/about');
  await user.click(screen.getByRole('button', { name: 'Français' }));
  expect(footer.getByRole('link', { name: 'Actualités' })).toBeInTheDocument();
});

describe('a link that an area adds', () => {
  const reports = createRelease('reports', {
    mounts: [{ path: '/reports', roles: ['ADMIN', 'PROVIDER'] }],
    navigation: [
      {
        labelKey: 'reports',
        labels: { en: 'Reports' },
        path: '/reports',
        placement: 'header',
        roles: ['ADMIN'],
      },
      { labelKey: 'enter', labels: { en: 'Enter' }, path: '/login', placement: 'header' },
      { labelKey: 'door', labels: { en: 'Door' }, path: '/unauthorized', placement: 'footer' },
    ],
  });
  const open = async (role: Role | null) => {
    const user = role && createUser(role);
    await renderApp('/', { registry: createRegistry([reports]), service: { user } });
    if (role) await banner().findByRole('link', { name: 'Welcome, Aïcha' });
    else await banner().findByRole('link', { name: 'Log in' });
  };

  test('for admins only is seen by admins only', async () => {
    await open('ADMIN');
    expect(banner().getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/reports');
  });

  test.each([null, 'USER', 'PROVIDER'] as const)(
    'for admins only is not seen by others: %s',
    async (role) => {
      await open(role);
      expect(banner().queryByRole('link', { name: 'Reports' })).not.toBeInTheDocument();
    },
  );

  test('leads neither to the sign-in page nor to the refusal', async () => {
    await open('ADMIN');
    expect(screen.queryByRole('link', { name: /Enter|Door/ })).not.toBeInTheDocument();
  });
});

test('signed out there is a login link', async () => {
  await renderApp('/');
  expect(await banner().findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(banner().queryByRole('link', { name: /Welcome/ })).not.toBeInTheDocument();
});

test.each([
  ['USER', 'My account', '/user'],
  ['PROVIDER', 'My restaurant', '/provider'],
  ['ADMIN', 'Administration', '/admin'],
] as const)('a %s is welcomed and finds the way to %s', async (role: Role, label, path) => {
  await renderApp('/', { service: { user: createUser(role) } });
  expect(await banner().findByRole('link', { name: 'Welcome, Aïcha' })).toBeInTheDocument();
  expect(banner().getByRole('link', { name: label })).toHaveAttribute('href', path);
  expect(banner().getByRole('link', { name: 'Welcome, Aïcha' })).toHaveAttribute('href', '/account');
  expect(banner().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});

test('greets a user without a first name', async () => {
  await renderApp('/', { service: { user: createUser('USER', null) } });
  expect(await banner().findByRole('link', { name: 'Welcome' })).toBeInTheDocument();
});

test('logging out leads to the sign-in page, without the way back to a guarded page', async () => {
  const { app, user } = await renderApp('/user', { service: { user: createUser('USER') } });
  await user.click(await banner().findByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { name: 'Sign innull' })).toBeInTheDocument();
  expect(app.context.session.getState().user).toBeNull();
});

test('logging out clears the session even when the service does not answer, and says so', async () => {
  const { app, service, user } = await renderApp('/', { service: { user: createUser('USER') } });
  await banner().findByRole('link', { name: 'Welcome, Aïcha' });
  service.isUnreachable = true;
  await user.click(banner().getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
  expect(app.context.session.getState().status).toBe('anonymous');
  expect(await screen.findByText(/the service didn’t respond/)).toBeInTheDocument();
});

test('removes one user’s data for the next', async () => {
  const { app, user } = await renderApp('/', { service: { user: createUser('USER') } });
  app.queryClient.setQueryData(['customer', 'order'], ['secret']);
  await user.click(await banner().findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.queryClient.getQueryData(['customer', 'order'])).toBeUndefined());
});

test('the footer links the social pages of the settings', async () => {
  await renderApp('/');
  const footer = within(screen.getByRole('contentinfo'));
  const link = await footer.findByRole('link', { name: 'Maida on Facebook (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://facebook.example/maida');
  expect(footer.queryByRole('link', { name: /Instagram/ })).not.toBeInTheDocument();
});
