import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { Promotion } from 'shared-api/contract';
import { problemResponse } from 'shared-api/standalone';
import { holdClock } from 'shared-api/testing';
import { samplePromotion } from '../../mocks/samples.ts';
import {
  openNewPromotion,
  openPromotions,
  saveElsewhere,
  storedPromotions,
} from '../../testing/promotions.tsx';

holdClock('2026-11-20T20:00:00Z');

const PUT = '*/api/restaurant/:id';

async function editConflict(promotions: Promotion[]) {
  const area = await openPromotions([samplePromotion(1)]);
  await area.user.click(await screen.findByRole('button', { name: 'Edit: 10% off' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit promotion' }));
  await area.user.clear(dialog.getByLabelText(/^Percent/));
  await area.user.type(dialog.getByLabelText(/^Percent/), '12');
  saveElsewhere(area, promotions);
  await area.user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByRole('button', { name: 'Save mine' });
  return { area, dialog };
}

test('adds an amount with a code, a period and limits', async () => {
  const area = await openPromotions([]);
  const { user } = area;
  const dialog = await openNewPromotion(area);
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
  expect(storedPromotions(area)).toMatchObject([
    {
      ...{ kind: 'amount', value: 50.5, code: 'ETE25', minimum: 200, total: 100, perCustomer: 1 },
      ...{ from: '2026-11-21T00:00:00.000Z', until: '2026-11-22T22:30:00.000Z' },
    },
  ]);
});

test('refuses wrong values at their fields, the first one focused, and sends nothing', async () => {
  const area = await openPromotions([samplePromotion(1, { code: 'ETE25' })]);
  const { user, service } = area;
  const dialog = await openNewPromotion(area);
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
  const area = await openPromotions([]);
  const { user } = area;
  const dialog = await openNewPromotion(area);
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
  const area = await openPromotions([samplePromotion(1, { until }), samplePromotion(2)]);
  await area.user.click(await screen.findByRole('button', { name: 'Edit: 10% off' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit promotion' }));
  await area.user.clear(dialog.getByLabelText(/^Percent/));
  await area.user.type(dialog.getByLabelText(/^Percent/), '12');
  await area.user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Promotion saved.');
  expect(storedPromotions(area)).toEqual([samplePromotion(1, { until, value: 12 }), samplePromotion(2)]);
});

test('asks which version stays of a promotion that others have changed', async () => {
  const theirs = samplePromotion(1, { value: 40 });
  const { area, dialog } = await editConflict([theirs]);
  expect(dialog.getByText('40% off')).toBeVisible();
  expect(storedPromotions(area)).toEqual([theirs]);
  await area.user.click(dialog.getByRole('button', { name: 'Save mine' }));
  await screen.findByText('Promotion saved.');
  expect(storedPromotions(area)).toEqual([samplePromotion(1, { value: 12 })]);
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
  expect(storedPromotions(area)).toEqual([samplePromotion(1, { value: 12 })]);
});

test('saves once, however often the button is pressed', async () => {
  let saves = 0;
  const area = await openPromotions([]);
  area.server.use(
    http.put(PUT, () => {
      saves += 1;
    }),
  );
  const dialog = await openNewPromotion(area);
  await area.user.type(dialog.getByLabelText(/^Percent/), '15');
  await area.user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Promotion added.');
  expect(saves).toBe(1);
  expect(storedPromotions(area)).toHaveLength(1);
});

test('says why a promotion was not saved, and still has what was typed', async () => {
  const area = await openPromotions([]);
  area.server.use(http.put(PUT, () => problemResponse(500, 'server_error'), { once: true }));
  const dialog = await openNewPromotion(area);
  await area.user.type(dialog.getByLabelText(/^Percent/), '15');
  await area.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^That wasn’t saved\./)).toBeVisible();
  expect(dialog.getByLabelText(/^Percent/)).toHaveValue('15');
  await area.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Promotion added.')).toBeVisible();
});

test('marks the field that the service refuses', async () => {
  const area = await openPromotions([]);
  const errors = [{ path: 'promotions.0.code', message: 'is the code of another' }];
  area.server.use(http.put(PUT, () => problemResponse(400, 'validation_failed', { errors })));
  const dialog = await openNewPromotion(area);
  await area.user.type(dialog.getByLabelText(/^Percent/), '15');
  await area.user.click(dialog.getByRole('radio', { name: /Customers with a code/ }));
  await area.user.type(dialog.getByLabelText(/^Code/), 'ETE25');
  await area.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Another of your promotions has this code.')).toBeVisible();
  expect(dialog.getByLabelText(/^Code/)).toHaveFocus();
});
