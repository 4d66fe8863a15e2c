import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ErrorCode, MenuItem, Restaurant } from 'shared-api/contract';
import { problemResponse, SAMPLE_SETTINGS } from 'shared-api/standalone';
import { restaurantQuery } from '../../lib/restaurant/get-restaurant.ts';
import { sentence } from '../../testing/sentence.ts';
import { addCouscous, changeGroup } from '../../testing/options.ts';
import { confirm, fillContact, openForm, watchOrders } from '../../testing/place-order.ts';
import { provideSampleService, renderArea } from '../../testing/render-area.tsx';

const { server, service } = provideSampleService();
const SOLD_OUT = { soldOutUntil: '2999-01-01T00:00:00.000Z' };

afterEach(() => {
  server.events.removeAllListeners();
});

function changeRestaurant(change: (restaurant: Restaurant) => Partial<Restaurant>) {
  service().restaurants = service().restaurants.map((one, index) =>
    index === 0 ? { ...one, ...change(one) } : one,
  );
}

/** Changes a dish of the first sample restaurant, as its owner would; null deletes it. */
function changeDish(name: string, change: Partial<MenuItem> | null) {
  changeRestaurant(({ menu }) => ({
    menu: menu.map((category) => ({
      ...category,
      items: category.items.flatMap((item) => {
        if (item.name !== name) return [item];
        return change ? [{ ...item, ...change }] : [];
      }),
    })),
  }));
}

/** The next order is refused, since the owner changes something at this moment. */
function refuseOnce(code: ErrorCode, change: () => void, more: object = {}) {
  server.use(
    http.post(
      '*/api/orders',
      () => {
        change();
        return problemResponse(409, code, more);
      },
      { once: true },
    ),
  );
}

async function openFilled(orderType?: RegExp) {
  const view = await openForm(orderType);
  const sent = watchOrders(server);
  await fillContact(view.user, view.dialog);
  return { ...view, sent, form: within(view.dialog) };
}

test('two dishes that are gone at once are both named, and Confirm does not order the rest unasked', async () => {
  const { user, form, sent } = await openFilled();
  refuseOnce(
    'item_unavailable',
    () => {
      changeDish('Thieboudienne', null);
      changeDish('Bissap', SOLD_OUT);
    },
    {
      errors: [
        { path: 'items.0.id', message: 'not_offered' },
        { path: 'items.1.id', message: 'sold_out' },
      ],
    },
  );
  await confirm(user);
  expect(await form.findByText('No longer on the menu: Thieboudienne')).toBeVisible();
  expect(form.getByText('Sold out: Bissap')).toBeVisible();
  expect(form.getByText(/^Nothing of your selection can be ordered now/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  expect(sent).toHaveLength(1);
});

test.each([
  ['deleted', null, 'not_offered', 'No longer on the menu: Bissap'],
  ['sold out', SOLD_OUT, 'sold_out', 'Sold out: Bissap'],
] as const)('what is %s is named with the new total, and Confirm again orders the others', async (...row) => {
  const [, change, message, text] = row;
  const { user, form, sent } = await openFilled();
  const errors = [{ path: 'items.1.id', message }];
  refuseOnce('item_unavailable', () => changeDish('Bissap', change), { errors });
  await confirm(user);
  expect(await form.findByText(sentence(text))).toBeVisible();
  expect(form.getByText(sentence(/^The new total is 120\.00\sMRU\. Confirm again/))).toBeVisible();
  expect(form.getByText('Total')).toHaveTextContent(/120\.00\sMRU/);
  expect(sent).toHaveLength(1);
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent[1]?.body).toMatchObject({ expectedTotal: 120, expectedNames: [['Thieboudienne']] });
  expect(sent[1]?.body.items).toHaveLength(1);
});

test('a refused dish is named even where the menu could not be read again', async () => {
  const { user, form } = await openFilled();
  server.use(http.get('*/api/providers/restaurant/slug/:slug', () => HttpResponse.error()));
  refuseOnce('item_unavailable', () => undefined, { errors: [{ path: 'items.1.id', message: 'sold_out' }] });
  await confirm(user);
  expect(await form.findByText('Sold out: Bissap')).toBeVisible();
  expect(form.getByText(sentence(/^The new total is 120\.00\sMRU/))).toBeVisible();
});

test('what is dearer, renamed and delivered at another fee is named, each before and after', async () => {
  const { user, form, sent } = await openFilled(/^Delivery/);
  refuseOnce('conflict', () => {
    changeDish('Bissap', { price: 30 });
    changeDish('Thieboudienne', { name: 'Ceebu jën' });
    changeRestaurant(() => ({ deliveryFee: 35 }));
  });
  await confirm(user);
  expect(await form.findByText('Thieboudienne is now called Ceebu jën')).toBeVisible();
  expect(form.getByText(/^Bissap: was 25\.00\sMRU, now 30\.00\sMRU$/)).toBeVisible();
  expect(form.getByText(/^Delivery: was 20\.00\sMRU, now 35\.00\sMRU$/)).toBeVisible();
  expect(form.getByText(sentence(/^A price has changed.*The new total is 185\.00\sMRU/))).toBeVisible();
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent[1]?.body).toMatchObject({ expectedTotal: 185, expectedNames: [['Ceebu jën'], ['Bissap']] });
});

test('a renamed option is sent and named as the customer saw it', async () => {
  const { user } = await renderArea('/restaurant/chez-mariem/menu');
  await addCouscous(user, /^Grande/, /^Carottes/);
  await user.click(screen.getByLabelText(/^Takeaway/));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter Your Information' });
  await fillContact(user, dialog);
  const sent = watchOrders(server);
  refuseOnce('conflict', () =>
    changeGroup(service(), 'Taille', (group) => ({
      ...group,
      options: group.options.map((one) => (one.name === 'Grande' ? { ...one, name: 'Familiale' } : one)),
    })),
  );
  await confirm(user);
  expect(
    await within(dialog).findByText(
      'Couscous au chameau, Grande, Carottes is now called Couscous au chameau, Familiale, Carottes',
    ),
  ).toBeVisible();
  await waitFor(() =>
    expect(sent[0]?.body.expectedNames).toEqual([['Couscous au chameau', 'Grande', 'Carottes']]),
  );
});

test('a minimum that is above the order by now says so, with what is missing', async () => {
  const { user, form } = await openFilled(/^Delivery/);
  refuseOnce('minimum_order', () => changeRestaurant(() => ({ minimumOrder: 200 })));
  await confirm(user);
  const text = /Minimum order for delivery 200\.00\sMRU: 55\.00\sMRU to go\..*Add a dish or choose takeaway/;
  expect(await form.findByText(sentence(text))).toBeVisible();
});

test('without a dish that is gone an order can be below the minimum, which is said at once', async () => {
  const { user, form } = await openFilled(/^Delivery/);
  const errors = [{ path: 'items.0.id', message: 'not_offered' }];
  refuseOnce('item_unavailable', () => changeDish('Thieboudienne', null), { errors });
  await confirm(user);
  expect(await form.findByText('No longer on the menu: Thieboudienne')).toBeVisible();
  expect(form.getByText(sentence(/Minimum order for delivery 50\.00\sMRU: 25\.00\sMRU to go/))).toBeVisible();
});

test('what changes while the dialog is open is named, and a press that comes with it is not an answer', async () => {
  const { user, form, sent, queryClient, context } = await openFilled();
  changeDish('Bissap', { price: 30 });
  await act(() => queryClient.refetchQueries(restaurantQuery(context.api, 'chez-mariem')));
  expect(await form.findByText(/^Bissap: was 25\.00\sMRU, now 30\.00\sMRU$/)).toBeVisible();
  await confirm(user);
  expect(sent).toHaveLength(0);
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent[0]?.body.expectedTotal).toBe(150);
});

test('another number of phone digits is the new rule of the form, which can then be met', async () => {
  const { user, form, sent } = await openFilled();
  server.use(http.get('*/api/settings', () => HttpResponse.json({ ...SAMPLE_SETTINGS, phoneDigits: 8 })));
  refuseOnce('phone_invalid', () => undefined, {
    errors: [{ path: 'phone', message: 'has to have 8 digits' }],
  });
  await confirm(user);
  expect(await form.findByText('Please enter exactly 8 digits. That is 10 digits.')).toBeVisible();
  const phone = form.getByLabelText(/^Phone/);
  await user.clear(phone);
  await user.type(phone, '22000000');
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent[1]?.body.phone).toBe('22000000');
});

test.each([
  ['hours', /^Closed right now, opens tomorrow at 11:00$/],
  ['paused', /^Taking a short break, back tomorrow at 11:00$/],
])('a refusal for %s says when the restaurant opens', async (reason, text) => {
  const { user, form } = await openFilled();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const opening = { isOpen: false, reason, changesAt: `${tomorrow}T11:00:00.000Z` };
  refuseOnce('restaurant_closed', () => undefined, { current: { opening } });
  await confirm(user);
  expect(await form.findByText(sentence(text))).toBeVisible();
  expect(form.getByText(/has just closed/)).toBeVisible();
});
