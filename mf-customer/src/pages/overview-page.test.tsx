import { screen, within } from '@testing-library/react';
import { renderArea, setUpArea } from '../testing/render-area.tsx';

setUpArea();

test('shows the latest orders and the profile', async () => {
  await renderArea('/user');
  expect(screen.getByRole('heading', { name: 'Hello, Aïcha' })).toBeInTheDocument();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/user/orders');
  const profile = within(screen.getByRole('region', { name: 'Profile' }));
  expect(profile.getByText('customer@maida.example')).toBeInTheDocument();
  expect(profile.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/user/profile');
});

test('speaks French', async () => {
  await renderArea('/user', 'fr');
  expect(screen.getByRole('heading', { name: 'Bonjour, Aïcha' })).toBeInTheDocument();
  expect(await screen.findByText('En attente')).toBeInTheDocument();
});
