import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { sentence } from '../../testing/sentence.ts';
import { addCouscous, giveNumbers, openCouscous } from '../../testing/options.ts';
import { confirm, fillContact, select } from '../../testing/place-order.ts';
import { provideSampleService, renderArea } from '../../testing/render-area.tsx';

const { server, service } = provideSampleService();
const MENU = '/restaurant/chez-mariem/menu';

afterEach(() => jest.useRealTimers());

const selection = () => within(screen.getByRole('complementary', { name: 'Your selection' }));
const addOne = (name: string | RegExp) => selection().getByRole('button', { name });

test('a dish says how many are left once they are few, and its stepper stops there', async () => {
  giveNumbers(service(), { Thieboudienne: 2, Bissap: 6 });
  const { user } = await renderArea(MENU);
  await select(user, /^Thieboudienne/, /^Bissap/);
  expect(screen.getByText('2 left')).toBeVisible();
  expect(screen.queryByText('6 left')).not.toBeInTheDocument();
  const [more] = screen.getAllByRole('button', { name: 'Add one: Thieboudienne' });
  if (!more) throw new Error('The dish has a stepper.');
  await user.click(more);
  expect(more).toBeDisabled();
  expect(addOne('Add one: Thieboudienne')).toBeDisabled();
  expect(addOne('Add one: Bissap')).toBeEnabled();
});

test.each([
  ['en', 2, '2 left'],
  ['fr', 2, 'Plus que 2'],
  ['ar', 1, 'بقيت حصة واحدة'],
  ['ar', 2, 'بقيت حصتان'],
  ['ar', 3, 'بقيت 3 حصص'],
] as const)('in %s, %i left are %s', async (language, left, text) => {
  giveNumbers(service(), { Thieboudienne: left });
  await renderArea(MENU, { language });
  expect(await screen.findByText(text)).toBeVisible();
});

test('the dialog of a dish stops at what is left of it and of its options, beside the rest of the basket', async () => {
  giveNumbers(service(), { 'Couscous au chameau': 5, Œuf: 4, Grande: 3 });
  const { user } = await renderArea(MENU);
  await addCouscous(user, /^Grande/);
  const dialog = await openCouscous(user);
  expect(dialog.getByRole('radio', { name: /^Grande.*2 left/ })).toBeVisible();
  const egg = dialog.getByRole('button', { name: 'Add one: Œuf' });
  for (let count = 0; count < 4; count += 1) await user.click(egg);
  expect(egg).toBeDisabled();
  await user.click(dialog.getByRole('radio', { name: /^Normale/ }));
  const more = dialog.getByRole('button', { name: 'Add one: Couscous au chameau' });
  expect(more).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Remove one: Œuf' }));
  await user.click(dialog.getByRole('button', { name: 'Remove one: Œuf' }));
  await user.click(more);
  expect(more).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: /^Add \d/ }));
  // Two with two eggs each and one large: two of five couscous are left, and no egg.
  const again = await openCouscous(user);
  await user.click(again.getByRole('radio', { name: /^Normale/ }));
  const next = again.getByRole('button', { name: 'Add one: Couscous au chameau' });
  await user.click(next);
  expect(next).toBeDisabled();
  expect(again.getByRole('button', { name: 'Add one: Œuf' })).toBeDisabled();
});

test('an order that others were faster than is refused with its line and what is left', async () => {
  const { user } = await renderArea(MENU);
  await select(user, /^Thieboudienne/, /^Bissap/);
  await user.click(addOne('Add one: Thieboudienne'));
  await user.click(addOne('Add one: Thieboudienne'));
  await user.click(screen.getByLabelText(/^Takeaway/));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter Your Information' });
  await fillContact(user, dialog);
  server.use(
    http.post('*/api/orders', () => {
      giveNumbers(service(), { Thieboudienne: 2 });
      const errors = [{ path: 'items.0.quantity', message: 'portions_left' }];
      return problemResponse(409, 'item_unavailable', { errors });
    }),
  );
  await confirm(user);
  expect(await within(dialog).findByText('Only 2 left: Thieboudienne.')).toBeVisible();
  expect(within(dialog).getByText(/lower the number, then book again/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(selection().getByText('Only 2 left: Thieboudienne')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book' })).toBeDisabled();
  expect(
    screen.getByText(sentence('Thieboudienne: not that many are left. Lower the number to book.')),
  ).toBeVisible();
  await user.click(addOne('Remove one: Thieboudienne'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book' })).toBeEnabled());
});

test('a menu with numbers is read again every minute', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  giveNumbers(service(), { Thieboudienne: 2 });
  await renderArea(MENU);
  await screen.findByText('2 left');
  giveNumbers(service(), { Thieboudienne: 1 });
  act(() => jest.advanceTimersByTime(61_000));
  expect(await screen.findByText('1 left')).toBeVisible();
});
