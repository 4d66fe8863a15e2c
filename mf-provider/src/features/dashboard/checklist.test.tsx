import { screen, within } from '@testing-library/react';
import type { RestaurantStatistics } from 'shared-api/contract';
import { mock } from 'shared-api/standalone';
import { createSampleService } from '../../mocks/sample-service.ts';
import { statisticsOf } from '../../mocks/sample-statistics.ts';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const week = Array.from({ length: 7 }, () => [{ opens: '11:00', closes: '23:00' }]);
const schedule = { week, exceptions: [], pausedUntil: null };
const ready = sampleRestaurant(1, { bannerUrl: '/api/files/banner.webp', schedule });

/** The figures of a restaurant without orders, whose checklist is complete but for this. */
function withChecklist(change: Partial<RestaurantStatistics['checklist']>) {
  const service = createSampleService({ restaurants: [ready], orders: [] });
  const { checklist, ...figures } = statisticsOf(service, ready, Date.now());
  return mock('statistics', 'restaurant', () => ({ ...figures, checklist: { ...checklist, ...change } }));
}

test('lists what is missing, each with a link to where it is done', async () => {
  const bare = sampleRestaurant(1, { menu: [], phone: null, commune: null, isPublic: false, schedule });
  await renderArea('/provider', { restaurants: [bare], orders: [] });
  const list = within(await screen.findByRole('region', { name: 'Almost ready to open' }));
  const ways = () => list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const section = (name: string) => `/provider/${bare.id}/${name}`;
  expect(list.getByText('2 of 7 done')).toBeVisible();
  expect(ways()).toEqual([
    ['Add at least three dishes', '/provider/menu'],
    ['Choose your region and commune', section('place')],
    ['Add your phone number', section('place')],
    ['Add a picture', section('pictures')],
  ]);
  expect(list.getByText('Approval by an administrator')).toBeVisible();
  expect(list.queryByText(/opening hours/)).not.toBeInTheDocument();
});

test('asks for hours and fee that the owner has not chosen', async () => {
  const handlers = [withChecklist({ hasHours: false, hasFee: false })];
  await renderArea('/provider', { restaurants: [ready], orders: [] }, { handlers });
  expect(await screen.findByRole('link', { name: 'Set your opening hours' })).toHaveAttribute(
    'href',
    `/provider/${ready.id}/hours`,
  );
  expect(screen.getByRole('link', { name: 'Set your delivery fee' })).toHaveAttribute(
    'href',
    `/provider/${ready.id}/delivery`,
  );
});

test('shows no checklist for a complete restaurant', async () => {
  await renderArea('/provider', { restaurants: [ready] });
  await screen.findByRole('heading', { name: 'How you’re doing' });
  expect(screen.queryByText('Almost ready to open')).not.toBeInTheDocument();
});

test('asks for no opening hours once the restaurant sells', async () => {
  const always = sampleRestaurant(1, { bannerUrl: '/api/files/banner.webp' });
  const { unmount } = await renderArea('/provider', { restaurants: [always], orders: [] });
  expect(await screen.findByRole('link', { name: 'Set your opening hours' })).toBeVisible();
  unmount();
  const orders = [sampleOrder(always, 1, { stage: 'delivered' })];
  await renderArea('/provider', { restaurants: [always], orders });
  await screen.findByRole('heading', { name: 'How you’re doing' });
  expect(screen.queryByText('Almost ready to open')).not.toBeInTheDocument();
});
