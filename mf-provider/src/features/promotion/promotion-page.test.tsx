import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { PROMOTION_LIMITS } from 'shared-api/contract';
import { problemResponse } from 'shared-api/standalone';
import { holdClock } from 'shared-api/testing';
import { samplePromotion, sampleRestaurant } from '../../mocks/samples.ts';
import {
  openNewPromotion,
  openPromotions,
  PROMOTIONS,
  saveElsewhere,
  storedPromotions,
} from '../../testing/promotions.tsx';
import { renderArea } from '../../testing/render-area.tsx';
import { switchRestaurant } from '../../testing/restaurant-choice.ts';

holdClock('2026-11-20T20:00:00Z');

async function card(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const item = heading.closest('li');
  if (!item) throw new Error(`No card for ${name}.`);
  return within(item);
}

test('lists what each promotion gives, to whom, when, how often it was used and whether it runs', async () => {
  const promotions = [
    samplePromotion(1),
    samplePromotion(2, {
      ...{ kind: 'amount', value: 50, code: 'ETE25', minimum: 200, total: 100, perCustomer: 2 },
      ...{ from: '2026-11-19T18:00:00.000Z', until: '2026-11-24T22:00:00.000Z' },
    }),
    samplePromotion(3, { kind: 'free_delivery', value: 0, from: '2026-11-21T18:00:00.000Z' }),
    samplePromotion(4, { until: '2026-11-20T20:00:00.000Z' }),
    samplePromotion(5, { total: 8 }),
  ];
  await openPromotions(promotions, { [samplePromotion(2).id]: 12, [samplePromotion(5).id]: 8 });
  const always = await card('10% off');
  expect(always.getByText('Running')).toBeVisible();
  expect(always.getByText('Without a code')).toBeVisible();
  expect(always.getByText('Until you end it')).toBeVisible();
  const withCode = await card('50.00\u00a0MRU off');
  expect(withCode.getByText('ETE25')).toBeVisible();
  expect(withCode.getByText(/^200\.00.MRU$/)).toBeVisible();
  expect(withCode.getByText('19 Nov 2026, 18:00 to 24 Nov 2026, 22:00')).toBeVisible();
  expect(withCode.getByText('12 of 100')).toBeVisible();
  expect(withCode.getByText('2 times')).toBeVisible();
  expect((await card('Free delivery')).getByText('Begins 21 Nov 2026, 18:00')).toBeVisible();
  const ended = await card('25% off');
  expect(ended.getByText('Ended')).toBeVisible();
  expect(ended.queryByRole('button', { name: /^End now/ })).not.toBeInTheDocument();
  expect((await card('30% off')).getByText('Used up')).toBeVisible();
  expect(screen.getByText(/Promotions never add up/)).toBeVisible();
});

test('says what promotions are for while there are none, and adds a percentage', async () => {
  const area = await openPromotions([]);
  expect(await screen.findByText('No promotions yet')).toBeVisible();
  const dialog = await openNewPromotion(area);
  await area.user.type(dialog.getByLabelText(/^Percent/), '١٥');
  expect(dialog.getByText('15% off')).toBeVisible();
  await area.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Promotion added.')).toBeVisible();
  expect((await card('15% off')).getByText('Running')).toBeVisible();
  expect(storedPromotions(area)).toEqual([
    { ...samplePromotion(1), id: expect.any(String) as string, value: 15 },
  ]);
});

test('ends a promotion at once, and undoes it', async () => {
  const area = await openPromotions([samplePromotion(1), samplePromotion(2)]);
  await area.user.click(await screen.findByRole('button', { name: 'End now: 10% off' }));
  expect(await screen.findByText('The promotion has ended.')).toBeVisible();
  expect((await card('10% off')).getByText('Ended')).toBeVisible();
  expect(storedPromotions(area)?.[0]?.until).toBe('2026-11-20T20:00:00.000Z');
  await area.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect((await card('10% off')).getByText('Running')).toBeVisible();
  expect(storedPromotions(area)).toEqual([samplePromotion(1), samplePromotion(2)]);
});

test('deletes a promotion, and undoes it in its place and under its id', async () => {
  const area = await openPromotions([samplePromotion(1), samplePromotion(2)]);
  await area.user.click(await screen.findByRole('button', { name: 'Delete: 10% off' }));
  expect(await screen.findByText('Promotion deleted.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Promotions' })).toHaveFocus();
  expect(storedPromotions(area)).toEqual([samplePromotion(2)]);
  await area.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(storedPromotions(area)).toEqual([samplePromotion(1), samplePromotion(2)]);
});

test('applies a change to what others have saved of other promotions', async () => {
  const area = await openPromotions([samplePromotion(1), samplePromotion(2)]);
  await screen.findByRole('heading', { name: '10% off' });
  saveElsewhere(area, [samplePromotion(1), samplePromotion(2, { value: 40 }), samplePromotion(3)]);
  await area.user.click(screen.getByRole('button', { name: 'Delete: 10% off' }));
  await screen.findByText('Promotion deleted.');
  expect(storedPromotions(area)).toEqual([samplePromotion(2, { value: 40 }), samplePromotion(3)]);
});

test('does not undo what others have changed since', async () => {
  const area = await openPromotions([samplePromotion(1)]);
  await area.user.click(await screen.findByRole('button', { name: 'End now: 10% off' }));
  await screen.findByText('The promotion has ended.');
  saveElsewhere(area, [samplePromotion(1, { value: 40 })]);
  await area.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/was changed in another window in the meantime/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: '40% off' })).toBeVisible();
});

test('says that there can be no more promotions', async () => {
  await openPromotions(
    Array.from({ length: PROMOTION_LIMITS.promotions }, (_, index) => samplePromotion(index + 1)),
  );
  expect(await screen.findByText(/^You have 20 promotions/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add promotion' })).toBeDisabled();
});

test('shows the promotions of the chosen restaurant', async () => {
  const restaurants = [sampleRestaurant(1), sampleRestaurant(2, { promotions: [samplePromotion(1)] })];
  const { user } = await renderArea(PROMOTIONS, { restaurants, orders: [] });
  expect(await screen.findByText('No promotions yet')).toBeVisible();
  await switchRestaurant(user, /^Restaurant 2/);
  expect(await screen.findByRole('heading', { name: '10% off' })).toBeVisible();
});

test('says why the promotions are not there, and retries, in French too', async () => {
  const handlers = [
    http.get(`*/api/restaurant/${sampleRestaurant(1).id}`, () => problemResponse(500, 'server_error'), {
      once: true,
    }),
  ];
  const { user } = await renderArea(PROMOTIONS, {}, { language: 'fr', handlers });
  expect(await screen.findByText('Impossible de charger les promotions.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: '10\u00a0% de réduction' })).toBeVisible();
});
