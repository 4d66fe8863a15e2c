import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1, {
  images: ['/api/files/one.webp', '/api/files/two.webp'],
  bannerUrl: '/api/files/one.webp',
});
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

beforeEach(() => {
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

async function open() {
  const area = await renderArea(`/provider/${restaurant.id}/pictures`, {
    restaurants: [restaurant],
    orders: [],
  });
  await screen.findByRole('heading', { name: 'All pictures' });
  return area;
}

test('stores several pictures immediately, without touching the form', async () => {
  const { user, service } = await open();
  await user.click(screen.getByRole('button', { name: 'Use picture 2 as banner' }));
  await user.upload(screen.getByLabelText('Add pictures'), [picture('a.png'), picture('b.png')]);
  expect(await screen.findByAltText('Picture 4')).toBeInTheDocument();
  expect(service.restaurants[0]?.images).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Use picture 1 as banner' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('reports a failed picture and retries it alone', async () => {
  const { user, service, server } = await open();
  let tries = 0;
  server.use(
    http.post('*/api/restaurant/:id/upload', async ({ request }) => {
      const names = (await request.clone().formData()).getAll('images').map((file) => (file as File).name);
      if (!names.includes('b.png')) return undefined;
      tries += 1;
      return tries <= 2 ? HttpResponse.error() : undefined;
    }),
  );
  await user.upload(screen.getByLabelText('Add pictures'), [picture('a.png'), picture('b.png')]);
  const retry = await screen.findByRole('button', { name: 'Send the failed ones again' });
  expect(screen.getByText(/^b\.png wasn’t saved/)).toBeVisible();
  expect(service.restaurants[0]?.images).toHaveLength(3);
  await user.click(retry);
  await waitFor(() => expect(service.restaurants[0]?.images).toHaveLength(4));
  await waitFor(() => expect(screen.queryByText(/wasn’t saved/)).not.toBeInTheDocument());
});

test('sends no more once the day is full', async () => {
  const { user, server } = await open();
  let calls = 0;
  server.use(
    http.post('*/api/restaurant/:id/upload', () => {
      calls += 1;
      return HttpResponse.json({ code: 'pictures_full', status: 429, title: 'Full' }, { status: 429 });
    }),
  );
  const files = ['a.png', 'b.png', 'c.png'].map(picture);
  await user.upload(screen.getByLabelText('Add pictures'), files);
  await waitFor(() => expect(screen.getAllByText(/wasn’t saved/)).toHaveLength(3));
  // All together, and the first one alone.
  expect(calls).toBe(2);
});

test('sets a picture as banner or background with the next save', async () => {
  const { user, service } = await open();
  await user.click(screen.getByRole('button', { name: 'Use picture 2 as banner' }));
  await user.click(screen.getByRole('button', { name: 'Use picture 1 as background' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Restaurant saved.');
  expect(service.restaurants[0]).toMatchObject({
    bannerUrl: '/api/files/two.webp',
    bgImage: '/api/files/one.webp',
  });
});

test('a picture is taken away and brought back', async () => {
  const { user, service } = await open();
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  const toast = within(await screen.findByRole('region', { name: 'Messages' }));
  await user.click(await toast.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(service.restaurants[0]?.images).toHaveLength(2));
});
