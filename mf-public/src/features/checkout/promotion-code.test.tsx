import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { Offer } from 'shared-api/contract';
import { problemResponse } from 'shared-api/standalone';
import { giveCode, giveOffers } from '../../testing/offers.ts';
import {
  confirm,
  fillContact,
  openForm,
  sendOrder,
  totalOf,
  watchOrders,
} from '../../testing/place-order.ts';
import { provideSampleService, renderArea } from '../../testing/render-area.tsx';
import { sentence } from '../../testing/sentence.ts';

const { server, service } = provideSampleService();
const OFFER_URL = '*/api/restaurant/:id/offer';

afterEach(() => {
  server.events.removeAllListeners();
});

/** The form with the code field open; two dishes for 145 MRU are selected. */
async function openCode(orderType?: RegExp) {
  const view = await openForm(orderType);
  const form = within(view.dialog);
  await view.user.click(form.getByRole('button', { name: 'I have a promotion code' }));
  return { ...view, form, field: form.getByLabelText('Promotion code') };
}

async function applyCode(code: string, orderType?: RegExp) {
  const view = await openCode(orderType);
  await view.user.type(view.field, `${code}{Enter}`);
  return view;
}

/** Counts the look-ups of a code. */
function watchLookUps(): string[] {
  const codes: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/offer')) codes.push(request.url);
  });
  return codes;
}

describe('a code', () => {
  test('is asked for only where a restaurant takes one', async () => {
    const { dialog } = await openForm();
    expect(within(dialog).queryByRole('button', { name: /promotion code/ })).not.toBeInTheDocument();
  });

  test('is looked up by Enter, which sends no order, and is taken off the price', async () => {
    giveCode(service());
    const lookUps = watchLookUps();
    const sent = watchOrders(server);
    const view = await applyCode('sum-mer');
    expect(await view.form.findByText('Applied: 10% off.')).toBeVisible();
    expect(view.field).toHaveFocus();
    expect(view.form.getByText('10% off · SUMMER').nextElementSibling).toHaveTextContent('−14.50 MRU');
    expect(totalOf(view)).toHaveTextContent('130.50 MRU');
    expect([lookUps.length, sent.length]).toEqual([1, 0]);
    const { sent: orders, done } = await sendOrder(server, view);
    expect(orders[0]?.body).toMatchObject({ promotionCode: 'SUMMER', expectedTotal: 130.5 });
    expect(done.getByText('10% off · SUMMER')).toBeVisible();
  });

  test('says that it is checked, once for one press, and can be removed', async () => {
    giveCode(service());
    const lookUps = watchLookUps();
    server.use(http.post(OFFER_URL, () => delay(50).then(() => HttpResponse.json(service().codes[0]))));
    const view = await openCode();
    await view.user.type(view.field, 'SUMMER');
    await view.user.dblClick(view.form.getByRole('button', { name: 'Apply' }));
    expect(view.form.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
    expect(view.form.getByText('Checking…')).toBeVisible();
    const remove = await view.form.findByRole('button', { name: 'Remove' });
    expect(remove).toHaveFocus();
    expect(lookUps).toHaveLength(1);
    await view.user.click(remove);
    expect(totalOf(view)).toHaveTextContent('145.00 MRU');
    expect(view.field).toHaveValue('');
    const { sent } = await sendOrder(server, view);
    expect(sent[0]?.body).not.toHaveProperty('promotionCode');
  });

  test.each([
    ['unknown', 'We don’t know this code. Check how it’s spelled.'],
    ['not_yet', 'This code isn’t valid yet.'],
    ['ended', 'This code has expired.'],
    ['used_up', 'This code has already been used up.'],
    ['minimum', 'This code needs at least 500.00\u00A0MRU of dishes.'],
    ['takeaway', 'This code is for deliveries only.'],
    ['something new', 'We don’t know this code. Check how it’s spelled.'],
  ])('that is refused says why at its field: %s', async (reason, text) => {
    giveCode(service());
    const current = { reason, minimum: 500 };
    server.use(http.post(OFFER_URL, () => problemResponse(409, 'promotion_invalid', { current })));
    const { form, field } = await applyCode('SUMMER');
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toBeInvalid();
    expect(form.getByText(text, { normalizer: String })).toBeVisible();
  });

  test.each(['', '50%'])('that can’t be one is not looked up: “%s”', async (typed) => {
    giveCode(service());
    const lookUps = watchLookUps();
    const { user, field, form } = await openCode();
    if (typed) await user.type(field, typed);
    await user.click(form.getByRole('button', { name: 'Apply' }));
    expect(field).toHaveAccessibleDescription(typed ? /We don’t know this code/ : 'Please enter your code.');
    expect(lookUps).toEqual([]);
  });

  test('that could not be looked up can be tried again', async () => {
    giveCode(service());
    server.use(http.post(OFFER_URL, () => HttpResponse.error(), { once: true }));
    const { user, form } = await applyCode('SUMMER');
    expect(await form.findByText(/^The code couldn’t be checked/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Try again' }));
    expect(await form.findByText('Applied: 10% off.')).toBeVisible();
  });

  test('that is typed and not applied holds the order back', async () => {
    giveCode(service());
    const sent = watchOrders(server);
    const { user, dialog, form, field } = await openCode();
    await fillContact(user, dialog);
    await user.type(field, 'SUMMER');
    await confirm(user);
    expect(await form.findByText('Apply the code first, or clear the field.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(field);
    await confirm(user);
    await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  });

  test.each<[string, Partial<Offer>, RegExp]>([
    ['below its minimum', { minimum: 500 }, /^10% off, from 500\.00\sMRU of dishes: 355\.00\sMRU to go\.$/],
    ['for a takeaway', { kind: 'free_delivery', value: 0 }, /^Free delivery: for deliveries only\.$/],
    ['that another offer beats', { value: 5 }, /^Another offer saves you at least as much/],
    ['no better than another offer', { value: 8 }, /^Another offer saves you at least as much/],
  ])('%s says so, and is not sent', async (name, changes, text) => {
    if (name.includes('offer')) giveOffers(service(), { value: 8 });
    giveCode(service(), changes);
    const view = await applyCode('SUMMER');
    expect(await view.form.findByText(text)).toBeVisible();
    const { sent } = await sendOrder(server, view);
    expect(sent[0]?.body).not.toHaveProperty('promotionCode');
    expect(sent[0]?.body.expectedTotal).toBe(name.includes('offer') ? 133.4 : 145);
  });

  test('survives closing the form and a reload, after which it is looked up again', async () => {
    giveCode(service());
    const lookUps = watchLookUps();
    const view = await applyCode('SUMMER');
    await view.form.findByText('Applied: 10% off.');
    await view.user.click(view.form.getByRole('button', { name: 'Cancel' }));
    await view.user.click(screen.getByRole('button', { name: 'Book' }));
    const again = within(await screen.findByRole('dialog', { name: 'Enter Your Information' }));
    expect(again.getByText('Applied: 10% off.')).toBeVisible();
    expect(lookUps).toHaveLength(1);
    view.unmount();
    const { user } = await renderArea('/restaurant/chez-mariem/menu');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('Applied: 10% off.')).toBeVisible();
    expect(lookUps).toHaveLength(2);
  });

  test('that an order is refused for is taken off with its reason, and nothing else is lost', async () => {
    giveCode(service());
    const { user, dialog, form, field } = await applyCode('SUMMER');
    await form.findByText('Applied: 10% off.');
    const sent = watchOrders(server);
    await fillContact(user, dialog);
    const current = { reason: 'used_up' };
    server.use(
      http.post('*/api/orders', () => problemResponse(409, 'promotion_invalid', { current }), { once: true }),
    );
    await confirm(user);
    const text = /^Your promotion code wasn’t accepted\. This code has already been used up\./;
    expect(await form.findByText(sentence(text))).toBeVisible();
    expect(form.getByText(sentence(/^The new total is 145\.00\sMRU/))).toBeVisible();
    expect(field).toHaveAccessibleDescription('This code has already been used up.');
    expect(form.getByLabelText(/^Name/)).toHaveValue('Aïcha Mint Sidi');
    await confirm(user);
    await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
    expect(sent[1]?.body.expectedTotal).toBe(145);
    expect(sent[1]?.body).not.toHaveProperty('promotionCode');
  });
});
