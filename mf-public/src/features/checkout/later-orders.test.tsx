import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { LaterOrders, OrderSlot } from 'shared-api/contract';
import { problemResponse } from 'shared-api/standalone';
import type { SampleService } from '../../mocks/sample-service.ts';
import { changeGroup, giveNumbers, openCouscous } from '../../testing/options.ts';
import { confirm, fillContact, openForm, sendOrder, watchOrders } from '../../testing/place-order.ts';
import { provideSampleService, renderArea } from '../../testing/render-area.tsx';

const { server, service } = provideSampleService();
const ALWAYS = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]);
const RULES: LaterOrders = { slotMinutes: 60, slotCapacity: 3, leadMinutes: 60, days: 2 };

/** Has the first sample restaurant take orders for later. */
function takeLater(sample: SampleService, changes: { readonly isPaused?: boolean } = {}): void {
  const pausedUntil = changes.isPaused ? new Date(Date.now() + 3_600_000).toISOString() : null;
  const schedule = { week: ALWAYS, exceptions: [], pausedUntil };
  sample.restaurants = sample.restaurants.map((restaurant, index) =>
    index === 0 ? { ...restaurant, schedule, laterOrders: RULES } : restaurant,
  );
}

const DAY_MS = 86_400_000;

/** Noon of tomorrow in Nouakchott, whatever the time is. */
function tomorrow(): string {
  return new Date((Math.floor(Date.now() / DAY_MS) + 1.5) * DAY_MS).toISOString();
}

/** Has a dish of the first sample restaurant be sold out until tomorrow. */
function sellOut(sample: SampleService, name: string): void {
  sample.restaurants = sample.restaurants.map((restaurant) => ({
    ...restaurant,
    menu: restaurant.menu.map((category) => ({
      ...category,
      items: category.items.map((item) =>
        item.name === name ? { ...item, soldOutUntil: tomorrow() } : item,
      ),
    })),
  }));
}

/** The choices of the time field, without the first, which asks to choose. */
function times(dialog: HTMLElement): HTMLOptionElement[] {
  const field = within(dialog).getByLabelText(/^Time/);
  return within(field).getAllByRole<HTMLOptionElement>('option').slice(1);
}

test('an order for later is sent with the time that was chosen, and asks for one first', async () => {
  takeLater(service());
  const sent = watchOrders(server);
  const { user, dialog } = await openForm();
  const inDialog = within(dialog);
  expect(inDialog.getByRole('radio', { name: 'As soon as possible' })).toBeChecked();
  await user.click(inDialog.getByRole('radio', { name: 'At another time' }));
  await fillContact(user, dialog);
  await user.selectOptions(await inDialog.findByLabelText('Day'), 'Tomorrow');
  await confirm(user);
  expect(await inDialog.findByText('Please choose a time.')).toBeVisible();
  expect(sent).toEqual([]);
  const [first] = times(dialog);
  await user.selectOptions(inDialog.getByLabelText(/^Time/), first?.value ?? '');
  await confirm(user);
  expect(await screen.findByRole('dialog', { name: 'Booking Confirmed!' })).toBeVisible();
  expect(sent[0]?.body.wantedAt).toBe(first?.value);
  expect(screen.getByText('For when')).toBeVisible();
});

test('a restaurant that takes none for later asks for no time', async () => {
  const sent = watchOrders(server);
  const { user, dialog } = await openForm();
  expect(within(dialog).queryByRole('radio', { name: 'As soon as possible' })).not.toBeInTheDocument();
  await fillContact(user, dialog);
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent[0]?.body).not.toHaveProperty('wantedAt');
});

test('a restaurant that is closed takes orders for later only', async () => {
  takeLater(service(), { isPaused: true });
  const { dialog } = await openForm();
  expect(screen.getByText('You can order now for later.')).toBeInTheDocument();
  expect(screen.getByText('Closed at the moment: choose a time when you book.')).toBeInTheDocument();
  expect(within(dialog).getByRole('radio', { name: /^As soon as possible/ })).toBeDisabled();
  expect(within(dialog).getByRole('radio', { name: 'At another time' })).toBeChecked();
  expect(await within(dialog).findByLabelText(/^Time/)).toBeVisible();
});

function dayAfter(instant: string): string {
  return new Date(Date.parse(instant) + DAY_MS).toISOString();
}

test('a time that fills while somebody types is told with the next free ones', async () => {
  takeLater(service());
  const { user, dialog } = await openForm();
  const inDialog = within(dialog);
  await user.click(inDialog.getByRole('radio', { name: 'At another time' }));
  await fillContact(user, dialog);
  await user.selectOptions(await inDialog.findByLabelText('Day'), 'Tomorrow');
  const [first, second] = times(dialog);
  await user.selectOptions(inDialog.getByLabelText(/^Time/), first?.value ?? '');
  const free = [second?.value ?? '', dayAfter(second?.value ?? '')];
  const slots: OrderSlot[] = free.map((at) => ({ at, left: 3 }));
  server.use(
    http.post('*/api/orders', () => problemResponse(409, 'slot_full', { current: { slots } }), {
      once: true,
    }),
  );
  const sent = watchOrders(server);
  await confirm(user);
  expect(await inDialog.findByText(/^That time has just been taken/)).toBeVisible();
  const offered = inDialog.getAllByRole('button', { name: new RegExp(`${second?.text ?? ''}$`) });
  expect(offered.map((button) => button.textContent)).toEqual([second?.text, second?.text]);
  expect(offered[0]).toHaveAccessibleName(`Tomorrow, ${second?.text ?? ''}`);
  expect(offered[1]).not.toHaveAccessibleName(/Tomorrow/);
  expect(within(inDialog.getByRole('alert')).getByText('Tomorrow')).toBeVisible();
  await user.click(offered[0] as HTMLElement);
  expect(inDialog.getByLabelText(/^Time/)).toHaveValue(second?.value);
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent.at(-1)?.body.wantedAt).toBe(second?.value);
});

test('without a time nothing is sent: not while times can’t be read, nor where none is free', async () => {
  takeLater(service());
  const sent = watchOrders(server);
  const answer = { isDown: true };
  server.use(
    http.get('*/api/orders/slots/:id', () =>
      answer.isDown ? problemResponse(503, 'unavailable') : HttpResponse.json([]),
    ),
  );
  const { user, dialog } = await openForm();
  await user.click(within(dialog).getByRole('radio', { name: 'At another time' }));
  await fillContact(user, dialog);
  expect(await within(dialog).findByText('The times couldn’t be loaded.')).toBeVisible();
  await confirm(user);
  answer.isDown = false;
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('All times are taken at the moment.')).toBeVisible();
  await confirm(user);
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('radio', { name: 'As soon as possible' }));
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent[0]?.body).not.toHaveProperty('wantedAt');
});

test('the choice survives closing the form', async () => {
  takeLater(service());
  const { user, dialog } = await openForm();
  await user.click(within(dialog).getByRole('radio', { name: 'At another time' }));
  await user.selectOptions(await within(dialog).findByLabelText('Day'), 'Tomorrow');
  const [first] = times(dialog);
  await user.selectOptions(within(dialog).getByLabelText(/^Time/), first?.value ?? '');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const again = await screen.findByRole('dialog', { name: 'Enter Your Information' });
  expect(await within(again).findByLabelText(/^Time/)).toHaveValue(first?.value);
});

test('a dish that is sold out today is ordered for a later day, and no earlier', async () => {
  takeLater(service());
  giveNumbers(service(), { Thieboudienne: 1 });
  sellOut(service(), 'Bissap');
  const { user, dialog } = await openForm();
  const inDialog = within(dialog);
  const selection = within(screen.getByRole('complementary', { name: 'Your selection' }));
  expect(selection.getByText('Only for later')).toBeInTheDocument();
  await user.click(selection.getByRole('button', { name: 'Add one: Thieboudienne' }));
  expect(selection.getAllByText('Only for later')).toHaveLength(2);
  expect(inDialog.getByRole('radio', { name: 'At another time' })).toBeChecked();
  await user.click(inDialog.getByRole('radio', { name: 'As soon as possible' }));
  expect(await inDialog.findByText('Sold out: Bissap')).toBeVisible();
  expect(inDialog.getByText('Only 1 left: Thieboudienne.')).toBeVisible();
  await user.click(inDialog.getByRole('radio', { name: 'At another time' }));
  const day = await inDialog.findByLabelText('Day');
  // Late in the evening the number of a kitchen that never closes is for tomorrow, too.
  const [lastDay = day] = within(day).getAllByRole('option').slice(-1);
  await user.selectOptions(day, lastDay);
  await user.selectOptions(inDialog.getByLabelText(/^Time/), times(dialog).at(-1)?.value ?? '');
  expect(inDialog.queryByText('Sold out: Bissap')).not.toBeInTheDocument();
  const { sent } = await sendOrder(server, { user, dialog });
  expect(sent[0]?.body.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('a dish that is refused for one time can be had for another', async () => {
  takeLater(service());
  const { user, dialog } = await openForm();
  const inDialog = within(dialog);
  const errors = [{ path: 'items.1.id', message: 'sold_out' }];
  server.use(
    http.post('*/api/orders', () => problemResponse(409, 'item_unavailable', { errors }), { once: true }),
  );
  await fillContact(user, dialog);
  await confirm(user);
  expect(await inDialog.findByText('Sold out: Bissap')).toBeVisible();
  await user.click(inDialog.getByRole('radio', { name: 'At another time' }));
  await user.selectOptions(await inDialog.findByLabelText('Day'), 'Tomorrow');
  await user.selectOptions(inDialog.getByLabelText(/^Time/), times(dialog).at(-1)?.value ?? '');
  expect(inDialog.queryByText('Sold out: Bissap')).not.toBeInTheDocument();
  const sent = watchOrders(server);
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent[0]?.body.items).toHaveLength(2);
});

test('an option that is sold out today can be chosen for later', async () => {
  takeLater(service());
  changeGroup(service(), 'Taille', (group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, soldOutUntil: tomorrow() })),
  }));
  const { user } = await renderArea('/restaurant/chez-mariem/menu');
  expect(await screen.findByRole('button', { name: /^Couscous.*Only for later/ })).toBeEnabled();
  const couscous = await openCouscous(user);
  await user.click(couscous.getByRole('radio', { name: /^Grande.*Only for later/ }));
  await user.click(couscous.getByRole('button', { name: /^Add 220/ }));
  await user.click(screen.getByLabelText(/^Takeaway/));
  expect(screen.getByRole('button', { name: 'Book' })).toBeEnabled();
});
