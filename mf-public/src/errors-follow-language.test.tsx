import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order } from 'shared-api/contract';
import { problemResponse } from 'shared-api/standalone';
import { expectTranslatedErrors, findElement, formFiles, submitForm } from 'shared-ui/testing';
import { createSampleOrder, movedOrder } from './mocks/sample-order.ts';
import { confirm, fillContact, openForm } from './testing/place-order.ts';
import { provideSampleService, renderArea } from './testing/render-area.tsx';

const { server, service } = provideSampleService();

interface Case {
  file: string;
  at: string;
  typed?: Record<string, string>;
  /** No answer from the service; else what is typed is wrong. */
  isOffline?: true;
  errors: number;
}

const PASSWORDS = { password: 'long enough', confirmPassword: 'long enough' };
const ACCOUNT = { email: 'aicha@maida.example', phone: '2200000000', ...PASSWORDS };
const CASES: readonly Case[] = [
  { file: 'features/account/registration-page.tsx', at: '/register', errors: 4 },
  {
    file: 'features/account/registration-page.tsx',
    at: '/register',
    typed: { email: 'no', password: 'short', confirmPassword: 'x' },
    errors: 4,
  },
  {
    file: 'features/account/registration-page.tsx',
    at: '/register',
    typed: ACCOUNT,
    isOffline: true,
    errors: 1,
  },
  { file: 'features/account/registration-page.tsx', at: '/provider/register', errors: 7 },
  { file: 'features/account/forgot-password-page.tsx', at: '/forgot-password', errors: 1 },
  { file: 'features/account/reset-password-page.tsx', at: '/reset-password#token', errors: 2 },
  { file: 'features/account/login-page.tsx', at: '/login', errors: 2 },
  {
    file: 'features/account/login-page.tsx',
    at: '/login',
    typed: { email: 'a@maida.example', password: 'wrong' },
    errors: 1,
  },
  { file: 'features/order/track-order-form.tsx', at: '/orders', errors: 2 },
  {
    file: 'features/order/track-order-form.tsx',
    at: '/orders',
    typed: { codeOrLink: 'ZZZ-ZZZ', phoneEnd: '0000' },
    errors: 1,
  },
  {
    file: 'features/order/track-order-form.tsx',
    at: '/orders',
    typed: { codeOrLink: 'ZZZ-ZZZ', phoneEnd: '0000' },
    isOffline: true,
    errors: 1,
  },
  { file: 'features/page/contact-page.tsx', at: '/contact', errors: 3 },
  { file: 'features/page/contact-page.tsx', at: '/contact', typed: { email: 'no' }, errors: 3 },
];

/** Each has a test of its own below, since more leads to it than an address. */
const ON_THEIR_OWN = [
  'features/account/second-step-form.tsx',
  'features/checkout/checkout-dialog.tsx',
  'features/order/change/ask-change.tsx',
  'features/order/tracked-review-form.tsx',
];
/** Nothing in it can be wrong, and the list shows what the service refuses. */
const WITHOUT_ERRORS = ['features/restaurant/restaurant-filters.tsx'];

const goOffline = () => server.use(http.all('*', () => HttpResponse.error()));

test('every form of the area is here', () => {
  const here = [...new Set(CASES.map(({ file }) => file)), ...ON_THEIR_OWN, ...WITHOUT_ERRORS];
  expect(here.sort()).toEqual(formFiles(__dirname));
});

test.each(CASES)('errors of $file at $at follow a change of language ($typed)', async (form) => {
  server.use(http.post('*/auth/login', () => problemResponse(401, 'credentials_invalid')));
  const { texts } = await renderArea(form.at);
  await waitFor(() => findElement('form button[type="submit"]:enabled'));
  if (form.isOffline) goOffline();
  await submitForm(form.typed);
  await expectTranslatedErrors(texts, form.errors);
});

test('errors of the second step of a sign-in follow a change of language', async () => {
  server.use(http.post('*/auth/login', () => problemResponse(401, 'second_step_required')));
  const { texts } = await renderArea('/login');
  await screen.findByLabelText(/^Email/);
  await submitForm({ email: 'a@maida.example', password: 'known' });
  await screen.findByLabelText(/^Code/);
  await submitForm();
  await expectTranslatedErrors(texts, 1);
});

test.each(['x', '1'])('errors of the order form follow a change of language (%s MRU)', async (paid) => {
  const { user, texts, dialog } = await openForm();
  await user.type(within(dialog).getByLabelText(/^I will pay with/), paid);
  await confirm(user);
  await expectTranslatedErrors(texts, 4);
});

test('an order that could not be sent says so in the new language', async () => {
  const { user, texts, dialog } = await openForm();
  await fillContact(user, dialog);
  goOffline();
  await confirm(user);
  await expectTranslatedErrors(texts, 1);
});

function storeOrder(stage: 'confirmed' | 'delivered'): Order {
  const [restaurant] = service().restaurants;
  const [dish] = restaurant?.menu[0]?.items ?? [];
  if (!restaurant || !dish) throw new Error('The sample service has no dish.');
  const contact = { name: 'Aïcha', phone: '2200000000', address: 'Îlot K' };
  const items = [{ id: dish.id, quantity: 1 }];
  const body = { restaurant: { id: restaurant.id }, orderType: 'Takeaway' as const, items, ...contact };
  const order = movedOrder(createSampleOrder(restaurant, body, 1), stage, 'provider');
  service().orders = [order];
  return order;
}

test.each([{ stars: 0 }, { stars: 4 }])(
  'errors of a review with $stars stars follow a change of language',
  async ({ stars }) => {
    const { user, texts } = await renderArea(`/orders/${storeOrder('delivered').trackingToken}`);
    const send = await screen.findByRole('button', { name: 'Send review' });
    if (stars > 0) await user.click(screen.getByLabelText(`${stars} out of 5 stars`));
    if (stars > 0) goOffline();
    await user.click(send);
    // Without stars, the field says it and is described by it.
    await expectTranslatedErrors(texts, stars > 0 ? 1 : 2);
  },
);

test('errors of a change that is asked for follow a change of language', async () => {
  const { user, texts } = await renderArea(`/orders/${storeOrder('confirmed').trackingToken}`);
  await user.click(await screen.findByRole('button', { name: 'Ask for a change' }));
  await user.click(screen.getByRole('button', { name: 'Send to the restaurant' }));
  await expectTranslatedErrors(texts, 1);
});
