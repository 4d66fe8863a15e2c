import { screen, within } from '@testing-library/react';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';
import { createUser } from '../../testing/service.ts';

setUpApp();

async function openMenu(role?: 'USER' | 'PROVIDER') {
  const app = await renderApp('/', { service: { user: role ? createUser(role) : null } });
  await screen.findByRole('heading', { name: 'Restaurants' });
  await app.user.click(screen.getByRole('button', { name: 'Open the menu' }));
  return { ...app, menu: within(screen.getByRole('dialog', { name: 'Menu' })) };
}

test('links the header’s pages, the customer’s, and the sign-in', async () => {
  const { menu } = await openMenu();
  const paths = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths).toEqual(['/', '/about', '/user', '/login']);
});

test('a customer’s account is linked once', async () => {
  const customer = await openMenu('USER');
  expect(await customer.menu.findByText('Welcome, Aïcha')).toBeInTheDocument();
  expect(customer.menu.getAllByRole('link', { name: 'My account' })).toHaveLength(1);
});

test('a page that would refuse somebody is not linked for them', async () => {
  const { menu } = await openMenu('PROVIDER');
  expect(await menu.findByRole('link', { name: 'My restaurant' })).toHaveAttribute('href', '/provider');
  expect(menu.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument();
});

test('Tab stays in the menu, in both directions', async () => {
  const { menu, user } = await openMenu();
  const close = menu.getByRole('button', { name: 'Close' });
  const last = menu.getByRole('link', { name: 'Log in' });
  last.focus();
  await user.tab();
  expect(close).toHaveFocus();
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
});

test('Esc closes the menu and returns the focus to its button', async () => {
  const { user } = await openMenu();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
});

test('following a link closes the menu', async () => {
  const { menu, user } = await openMenu();
  await user.click(menu.getByRole('link', { name: 'About' }));
  expect(await screen.findByRole('heading', { name: 'About' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
});
