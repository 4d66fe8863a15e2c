import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { network, renderArea, setUpArea } from '../../testing/render-area.tsx';
import { sampleId } from '../../mocks/sample-customer.ts';

setUpArea();

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('lists open restaurants first, with links to their menus', async () => {
  await renderArea('/user/favourites');
  const link = await screen.findByRole('link', { name: 'Chez Néma' });
  expect(link).toHaveAttribute('href', '/restaurant/chez-n%C3%A9ma/menu');
  expect(names()).toEqual(['Chez Néma', 'Dar Atay', 'Le Palmier']);
  const closed = screen.getByRole('heading', { name: 'Le Palmier' }).closest('li') as HTMLElement;
  expect(within(closed).getByText('Closed')).toBeInTheDocument();
});

test('removes a favourite immediately, and restores it', async () => {
  const { service, user } = await renderArea('/user/favourites');
  await user.click(await screen.findByRole('button', { name: 'Remove from favourites: Chez Néma' }));
  expect(await screen.findByText('Chez Néma is no longer a favourite.')).toBeInTheDocument();
  expect(names()).toEqual(['Dar Atay', 'Le Palmier']);
  expect(screen.getByRole('group', { name: 'Favourites' })).toHaveFocus();
  expect(service.favourites).not.toContain(sampleId(200));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Chez Néma', 'Dar Atay', 'Le Palmier']));
  await waitFor(() => expect(service.favourites).toContain(sampleId(200)));
});

test('a removal right after an undo reaches the service after it', async () => {
  const { service, user } = await renderArea('/user/favourites');
  const reached: string[] = [];
  const held = Promise.withResolvers<undefined>();
  network.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') reached.push(request.method);
  });
  await user.click(await screen.findByRole('button', { name: 'Remove from favourites: Chez Néma' }));
  network.use(http.put('*/api/favourites/:id', () => held.promise, { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Remove from favourites: Chez Néma' }));
  await waitFor(() => expect(names()).toEqual(['Dar Atay', 'Le Palmier']));
  expect(reached).toEqual(['DELETE', 'PUT']);
  held.resolve(undefined);
  await waitFor(() => expect(reached).toEqual(['DELETE', 'PUT', 'DELETE']));
  await waitFor(() => expect(service.favourites).not.toContain(sampleId(200)));
});

test('restores the favourite with a message when the service refuses', async () => {
  const { user } = await renderArea('/user/favourites');
  network.use(http.delete('*/api/favourites/:id', () => HttpResponse.error()));
  await user.click(await screen.findByRole('button', { name: 'Remove from favourites: Chez Néma' }));
  expect(await screen.findByText('The service cannot be reached.')).toBeInTheDocument();
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('without favourites, links to the restaurants', async () => {
  await renderArea('/user/favourites', 'en', (service) => {
    service.favourites = [];
  });
  expect(await screen.findByText('No favourites yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse restaurants' })).toHaveAttribute('href', '/');
});

test('retries a failed load', async () => {
  const { user } = await renderArea('/user/profile');
  network.use(http.get('*/api/favourites', () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('link', { name: 'Favourites' }));
  expect(await screen.findByText('Your favourites couldn’t be loaded')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Chez Néma' })).toBeInTheDocument();
});
