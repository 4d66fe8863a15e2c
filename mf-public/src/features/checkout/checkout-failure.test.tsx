import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { sentence } from '../../testing/sentence.ts';
import { confirm, fillContact, openForm, watchOrders } from '../../testing/place-order.ts';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';

const { server, service } = provideSampleService();

afterEach(() => {
  server.events.removeAllListeners();
});

test('a failure keeps the dialog with its input, and Confirm again uses the same key', async () => {
  const { user, dialog } = await openForm();
  const sent = watchOrders(server);
  server.use(http.post('*/api/orders', () => problemResponse(500, 'server_error'), { once: true }));
  await fillContact(user, dialog);
  await confirm(user);
  expect(
    await within(dialog).findByText('There was an error placing the order. Please try again later.'),
  ).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Aïcha Mint Sidi');
  expect(screen.queryByText('Booking Confirmed!')).not.toBeInTheDocument();
  await confirm(user);
  expect(await screen.findByRole('dialog', { name: 'Booking Confirmed!' })).toBeInTheDocument();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('a lost reply keeps its key over a reload, so that the order is stored once', async () => {
  const first = await openForm();
  const sent = watchOrders(server);
  server.use(http.post('*/api/orders', () => HttpResponse.error(), { once: true }));
  await fillContact(first.user, first.dialog);
  await confirm(first.user);
  expect(await screen.findByText(/you will never be booked twice\.$/)).toBeInTheDocument();
  first.unmount();

  const { user } = await renderArea('/restaurant/chez-mariem/menu');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter Your Information' });
  expect(within(dialog).getByText(/don’t know whether your last booking got through/)).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Phone/)).toHaveValue('2200000000');
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('a second press during the first call sends nothing', async () => {
  const { user, dialog } = await openForm();
  const sent = watchOrders(server);
  await fillContact(user, dialog);
  await user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent).toHaveLength(1);
});

test.each([
  ['restaurant_closed', /has just closed/],
  ['item_unavailable', /has just sold out/],
  ['minimum_order', /below the minimum order/],
  ['delivery_unavailable', /doesn’t deliver to this commune/],
] as const)('says precisely why: %s', async (code, text) => {
  const { user, dialog } = await openForm();
  server.use(http.post('*/api/orders', () => problemResponse(409, code)));
  await fillContact(user, dialog);
  await confirm(user);
  expect(await within(dialog).findByText(text)).toBeInTheDocument();
});

test('a changed price is shown as the new total, which Confirm accepts', async () => {
  const { user, dialog } = await openForm();
  const sent = watchOrders(server);
  server.use(
    http.post(
      '*/api/orders',
      () => {
        const restaurant = service().restaurants[0];
        const bissap = restaurant?.menu[2]?.items[0];
        if (bissap) bissap.price = 30;
        return problemResponse(409, 'conflict');
      },
      { once: true },
    ),
  );
  await fillContact(user, dialog);
  await confirm(user);
  expect(await within(dialog).findByText(sentence(/The new total is 150\.00\sMRU\./))).toBeInTheDocument();
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent[1]?.body.expectedTotal).toBe(150);
});

test('marks the field that the service refused', async () => {
  const { user, dialog } = await openForm();
  server.use(
    http.post('*/api/orders', () =>
      problemResponse(422, 'phone_invalid', {
        errors: [{ path: 'phone', message: 'has to have exactly 8 digits' }],
      }),
    ),
  );
  await fillContact(user, dialog);
  await confirm(user);
  expect(await within(dialog).findByText('Please check the marked fields.')).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Phone/)).toBeInvalid();
});

test('a basket that is too large for somebody new keeps the input, and offers to sign in or to call', async () => {
  const { user, dialog } = await openForm();
  server.use(http.post('*/api/orders', () => problemResponse(409, 'order_too_large')));
  await fillContact(user, dialog);
  await confirm(user);
  expect(
    await within(dialog).findByText(sentence(/takes at most 60 dishes or 20.000\.00\sMRU online/)),
  ).toBeVisible();
  expect(within(dialog).getByText('4525000012')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Aïcha Mint Sidi');
});

test('a guest who has to wait reads that an account or a call helps', async () => {
  const { user, dialog } = await openForm();
  server.use(http.post('*/api/orders', () => problemResponse(429, 'rate_limited')));
  await fillContact(user, dialog);
  await confirm(user);
  expect(await within(dialog).findByText(/To order right away, log in or call the restaurant/)).toBeVisible();
  expect(within(dialog).getByText('4525000012')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('a refused sender reads that the restaurant does not take the order, and no way around but a call', async () => {
  const { user, dialog } = await openForm();
  server.use(http.post('*/api/orders', () => problemResponse(409, 'order_refused')));
  await fillContact(user, dialog);
  await confirm(user);
  expect(await within(dialog).findByText(/can’t take this order online/)).toBeVisible();
  expect(within(dialog).getByText('4525000012')).toBeVisible();
  expect(within(dialog).queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
});
