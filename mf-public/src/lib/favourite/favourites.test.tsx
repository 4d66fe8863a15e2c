import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { SAMPLE_PASSWORD, SAMPLE_USER } from '../../mocks/sample-service.ts';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';

const { server, service } = provideSampleService();

function heart(name: string) {
  return screen.findByRole('button', { name: `Favourite: ${name}` });
}

test('a signed-in user’s favourite is stored in the account', async () => {
  service().user = SAMPLE_USER;
  const { user } = await renderArea('/');
  await user.click(await heart('Teranga'));
  expect(await heart('Teranga')).toHaveAttribute('aria-pressed', 'true');
  const teranga = service().restaurants.find(({ name }) => name === 'Teranga');
  await waitFor(() => expect(service().favourites).toEqual([teranga?.id]));
  await user.click(await heart('Teranga'));
  await waitFor(() => expect(service().favourites).toEqual([]));
});

test('signing in moves the device’s favourites to the account', async () => {
  const { user, context } = await renderArea('/');
  await user.click(await heart('Teranga'));
  expect(service().favourites).toEqual([]);
  await act(() => context.session.getState().login({ email: SAMPLE_USER.email, password: SAMPLE_PASSWORD }));
  await waitFor(() => expect(service().favourites).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('maida.favourites')).toBe('[]'));
  expect(await heart('Teranga')).toHaveAttribute('aria-pressed', 'true');
});

test('reverts a favourite that could not be saved, and says so', async () => {
  service().user = SAMPLE_USER;
  server.use(http.put('*/api/favourites/:id', () => problemResponse(409, 'favourites_full')));
  const { user } = await renderArea('/');
  await user.click(await heart('Teranga'));
  expect(await screen.findByText(/You can save up to 200 favourites/)).toBeInTheDocument();
  await waitFor(async () => expect(await heart('Teranga')).toHaveAttribute('aria-pressed', 'false'));
});
