import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { PROMOTION_LIMITS, type Promotion } from 'shared-api/contract';
import { problemResponse } from 'shared-api/standalone';
import { holdClock } from 'shared-api/testing';
import { samplePromotion, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';
import { switchRestaurant } from '../../testing/restaurant-choice.ts';

holdClock('2026-11-20T20:00:00Z');

const PROMOTIONS = '/provider/promotions';
const PUT = '*/api/restaurant/:id';

function open(promotions: Promotion[], uses: Record<string, number> = {}) {
  const restaurant = sampleRestaurant(1, { promotions, promotionUses: uses });
  return renderArea(PROMOTIONS, { restaurants: [restaurant], orders: [] });
}
type Area = Awaited<ReturnType<typeof open>>;

const stored = ({ service }: Area) => service.restaurants[0]?.promotions;

async function card(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const item = heading.closest('li');
  if (!item) throw new Error(`No card for ${name}.`);
  return within(item);
}

async function openNew({ user }: Area) {
  await user.click(await screen.findByRole('button', { name: 'Add promotion' }));
  return within(screen.getByRole('dialog', { name: 'New promotion' }));
}

/** Somebody else saves other promotions. */
function saveElsewhere({ service }: Area, promotions: Promotion[]) {
  service.restaurants = service.restaurants.map((restaurant) => ({
    ...restaurant,
    promotions,
    version: restaurant.version + 1,
  }));
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
  await open(promotions, { [samplePromotion(2).id]: 12, [samplePromotion(5).id]: 8 });
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
  const area = await open([]);
  expect(await screen.findByText('No promotions yet')).toBeVisible();
  const dialog = await openNew(area);
  await area.user.type(dialog.getByLabelText(/^Percent/), '١٥');
  expect(dialog.getByText('15% off')).toBeVisible();
  await area.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Promotion added.')).toBeVisible();
  expect((await card('15% off')).getByText('Running')).toBeVisible();
  expect(stored(area)).toEqual([{ ...samplePromotion(1), id: expect.any(String) as string, value: 15 }]);
});

test('adds an amount with a code, a period and limits', async () => {
  const area = await open([]);
  const { user } = area;
  const dialog = await openNew(area);
  await user.click(dialog.getByRole('radio', { name: /An amount off/ }));
  await user.type(dialog.getByLabelText(/^Amount off/), '50,5');
  await user.type(dialog.getByLabelText(/^Minimum order/), '200');
  await user.click(dialog.getByRole('radio', { name: /Customers with a code/ }));
  await user.type(dialog.getByLabelText(/^Code/), 'été-25');
  await user.tab();
  expect(dialog.getByLabelText(/^Code/)).toHaveValue('ETE25');
  const begin = within(dialog.getByRole('group', { name: 'Begins (optional)' }));
  await user.type(begin.getByLabelText('Day'), '2026-11-21');
  expect(begin.getByLabelText('Time (24 h)')).toHaveValue('00:00');
  const end = within(dialog.getByRole('group', { name: 'Ends (optional)' }));
  await user.type(end.getByLabelText('Day'), '2026-11-22');
  await user.clear(end.getByLabelText('Time (24 h)'));
  await user.type(end.getByLabelText('Time (24 h)'), '2230');
  await user.type(dialog.getByLabelText('Uses in all (optional)'), '100');
  await user.type(dialog.getByLabelText('Uses per customer (optional)'), '1');
  expect(
    dialog.getByText(/with code ETE25, from 200\.00.MRU, until 22 Nov 2026, 22:30, once per/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Promotion added.');
  expect(stored(area)).toMatchObject([
    {
      ...{ kind: 'amount', value: 50.5, code: 'ETE25', minimum: 200, total: 100, perCustomer: 1 },
      ...{ from: '2026-11-21T00:00:00.000Z', until: '2026-11-22T22:30:00.000Z' },
    },
  ]);
});

test('refuses wrong values at their fields, the first one focused, and sends nothing', async () => {
  const area = await open([samplePromotion(1, { code: 'ETE25' })]);
  const { user, service } = area;
  const dialog = await openNew(area);
  const percent = dialog.getByLabelText(/^Percent/);
  await user.type(percent, '91');
  await user.click(dialog.getByRole('radio', { name: /Customers with a code/ }));
  await user.type(dialog.getByLabelText(/^Code/), 'été!');
  const end = within(dialog.getByRole('group', { name: 'Ends (optional)' }));
  await user.type(end.getByLabelText('Day'), '2026-11-19');
  await user.type(dialog.getByLabelText('Uses in all (optional)'), '0');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter a whole number from 1 to 90.')).toBeVisible();
  expect(percent).toHaveFocus();
  expect(dialog.getByText(/^Use letters and digits only/)).toBeVisible();
  expect(dialog.getByText('Choose an end in the future.')).toBeVisible();
  expect(dialog.getByText(/^Enter a whole number from 1 to 100\s000\.$/)).toBeVisible();

  await user.clear(percent);
  await user.type(percent, '90');
  expect(percent).toBeValid();
  await user.clear(dialog.getByLabelText(/^Code/));
  await user.type(dialog.getByLabelText(/^Code/), 'ete 25');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Another of your promotions has this code.')).toBeVisible();
  expect(dialog.getByLabelText(/^Code/)).toHaveFocus();
  expect(service.restaurants[0]?.version).toBe(1);
});

test('an amount needs a minimum of at least as much', async () => {
  const area = await open([]);
  const { user } = area;
  const dialog = await openNew(area);
  await user.click(dialog.getByRole('radio', { name: /An amount off/ }));
  await user.type(dialog.getByLabelText(/^Amount off/), '50');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const minimum = dialog.getByLabelText(/^Minimum order/);
  expect(await dialog.findByText(/^Enter at least 50\.00.MRU/)).toBeVisible();
  expect(minimum).toHaveFocus();
  await user.type(minimum, '50');
  expect(minimum).toBeValid();
  await user.type(dialog.getByLabelText(/^Amount off/), '0');
  await waitFor(() => expect(minimum).toBeInvalid());
});

test('edits a promotion and leaves its end to the millisecond', async () => {
  const until = '2026-11-24T22:00:17.123Z';
  const area = await open([samplePromotion(1, { until }), samplePromotion(2)]);
  await area.user.click(await screen.findByRole('button', { name: 'Edit: 10% off' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit promotion' }));
  await area.user.clear(dialog.getByLabelText(/^Percent/));
  await area.user.type(dialog.getByLabelText(/^Percent/), '12');
  await area.user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Promotion saved.');
  expect(stored(area)).toEqual([samplePromotion(1, { until, value: 12 }), samplePromotion(2)]);
});

test('ends a promotion at once, and undoes it', async () => {
  const area = await open([samplePromotion(1), samplePromotion(2)]);
  await area.user.click(await screen.findByRole('button', { name: 'End now: 10% off' }));
  expect(await screen.findByText('The promotion has ended.')).toBeVisible();
  expect((await card('10% off')).getByText('Ended')).toBeVisible();
  expect(stored(area)?.[0]?.until).toBe('2026-11-20T20:00:00.000Z');
  await area.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect((await card('10% off')).getByText('Running')).toBeVisible();
  expect(stored(area)).toEqual([samplePromotion(1), samplePromotion(2)]);
});

test('deletes a promotion, and undoes it in its place and under its id', async () => {
  const area = await open([samplePromotion(1), samplePromotion(2)]);
  await area.user.click(await screen.findByRole('button', { name: 'Delete: 10% off' }));
  expect(await screen.findByText('Promotion deleted.')).toBeVisible();
  expect(stored(area)).toEqual([samplePromotion(2)]);
  await area.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(stored(area)).toEqual([samplePromotion(1), samplePromotion(2)]);
});

test('applies a change to what others have saved of other promotions', async () => {
  const area = await open([samplePromotion(1), samplePromotion(2)]);
  await screen.findByRole('heading', { name: '10% off' });
  saveElsewhere(area, [samplePromotion(1), samplePromotion(2, { value: 40 }), samplePromotion(3)]);
  await area.user.click(screen.getByRole('button', { name: 'Delete: 10% off' }));
  await screen.findByText('Promotion deleted.');
  expect(stored(area)).toEqual([samplePromotion(2, { value: 40 }), samplePromotion(3)]);
});

async function editConflict(promotions: Promotion[]) {
  const area = await open([samplePromotion(1)]);
  await area.user.click(await screen.findByRole('button', { name: 'Edit: 10% off' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit promotion' }));
  await area.user.clear(dialog.getByLabelText(/^Percent/));
  await area.user.type(dialog.getByLabelText(/^Percent/), '12');
  saveElsewhere(area, promotions);
  await area.user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByRole('button', { name: 'Save mine' });
  return { area, dialog };
}

test('asks which version stays of a promotion that others have changed', async () => {
  const theirs = samplePromotion(1, { value: 40 });
  const { area, dialog } = await editConflict([theirs]);
  expect(dialog.getByText('40% off')).toBeVisible();
  expect(stored(area)).toEqual([theirs]);
  await area.user.click(dialog.getByRole('button', { name: 'Save mine' }));
  await screen.findByText('Promotion saved.');
  expect(stored(area)).toEqual([samplePromotion(1, { value: 12 })]);
});

test('continues with their version', async () => {
  const { area, dialog } = await editConflict([samplePromotion(1, { value: 40 })]);
  await area.user.click(dialog.getByRole('button', { name: 'Use the other version' }));
  expect(dialog.getByLabelText(/^Percent/)).toHaveValue('40');
  expect(dialog.queryByRole('button', { name: 'Save mine' })).not.toBeInTheDocument();
});

test('brings back a promotion that others have deleted, if it is saved nevertheless', async () => {
  const { area, dialog } = await editConflict([]);
  expect(dialog.getByText('This promotion was deleted in another window')).toBeVisible();
  await area.user.click(dialog.getByRole('button', { name: 'Save mine' }));
  await screen.findByText('Promotion saved.');
  expect(stored(area)).toEqual([samplePromotion(1, { value: 12 })]);
});

test('does not undo what others have changed since', async () => {
  const area = await open([samplePromotion(1)]);
  await area.user.click(await screen.findByRole('button', { name: 'End now: 10% off' }));
  await screen.findByText('The promotion has ended.');
  saveElsewhere(area, [samplePromotion(1, { value: 40 })]);
  await area.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/was changed in another window in the meantime/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: '40% off' })).toBeVisible();
});

test('saves once, however often the button is pressed', async () => {
  let saves = 0;
  const area = await open([]);
  area.server.use(
    http.put(PUT, () => {
      saves += 1;
    }),
  );
  const dialog = await openNew(area);
  await area.user.type(dialog.getByLabelText(/^Percent/), '15');
  await area.user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Promotion added.');
  expect(saves).toBe(1);
  expect(stored(area)).toHaveLength(1);
});

test('says why a promotion was not saved, and still has what was typed', async () => {
  const area = await open([]);
  area.server.use(http.put(PUT, () => problemResponse(500, 'server_error'), { once: true }));
  const dialog = await openNew(area);
  await area.user.type(dialog.getByLabelText(/^Percent/), '15');
  await area.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^That wasn’t saved\./)).toBeVisible();
  expect(dialog.getByLabelText(/^Percent/)).toHaveValue('15');
  await area.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Promotion added.')).toBeVisible();
});

test('marks the field that the service refuses', async () => {
  const area = await open([]);
  const errors = [{ path: 'promotions.0.code', message: 'is the code of another' }];
  area.server.use(http.put(PUT, () => problemResponse(400, 'validation_failed', { errors })));
  const dialog = await openNew(area);
  await area.user.type(dialog.getByLabelText(/^Percent/), '15');
  await area.user.click(dialog.getByRole('radio', { name: /Customers with a code/ }));
  await area.user.type(dialog.getByLabelText(/^Code/), 'ETE25');
  await area.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Another of your promotions has this code.')).toBeVisible();
  expect(dialog.getByLabelText(/^Code/)).toHaveFocus();
});

test('says that there can be no more promotions', async () => {
  await open(Array.from({ length: PROMOTION_LIMITS.promotions }, (_, index) => samplePromotion(index + 1)));
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
