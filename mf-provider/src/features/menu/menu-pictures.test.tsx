import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);
const picture = () => new File(['x'], 'bissap.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

async function openDish() {
  const area = await renderArea('/provider/menu', { restaurants: [restaurant], orders: [] });
  await screen.findByRole('heading', { name: 'Plats' });
  await area.user.click(screen.getByRole('button', { name: 'Edit Bissap' }));
  const choose = async () => {
    await area.user.upload(screen.getByLabelText('Picture'), picture());
    await area.user.click(await screen.findByRole('button', { name: 'Whole picture' }));
  };
  const save = async () => {
    await area.user.click(screen.getByRole('button', { name: 'Done' }));
    await area.user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Menu saved.');
  };
  return { ...area, choose, save };
}

test('stores a picture with the dish, apart from those of the restaurant', async () => {
  const { choose, save, service } = await openDish();
  await choose();
  await screen.findByRole('button', { name: 'Remove the picture' });
  await save();
  expect(service.restaurants[0]?.menu[1]?.items[0]?.image).toMatch(/^\/api\/files\/.+\.webp$/);
  expect(service.restaurants[0]?.images).toEqual([]);
});

test('a file that is no picture is told, and not offered to be sent', async () => {
  const { user } = await openDish();
  await user.upload(screen.getByLabelText('Picture'), picture());
  fireEvent.error(await screen.findByRole('img', { name: 'bissap.jpg' }));
  expect(await screen.findByText(/^bissap\.jpg is damaged or isn’t a picture/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Whole picture' })).toBeDisabled();
});

test('retries a failed picture without choosing it again', async () => {
  const { user, choose, save, service, server } = await openDish();
  server.use(http.post('*/api/restaurant/:id/upload', () => HttpResponse.error(), { once: true }));
  await choose();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Remove the picture' });
  await save();
  expect(service.restaurants[0]?.menu[1]?.items[0]?.image).not.toBeNull();
});

test('does not close the dialog while the picture uploads', async () => {
  const { choose, server } = await openDish();
  const { promise: held, resolve: letThrough } = Promise.withResolvers<null>();
  server.use(
    http.post('*/api/restaurant/:id/upload', async () => {
      await held;
      return HttpResponse.json({ images: [], bannerUrl: null, stored: ['/api/files/a.webp'] });
    }),
  );
  await choose();
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
  letThrough(null);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled());
});
