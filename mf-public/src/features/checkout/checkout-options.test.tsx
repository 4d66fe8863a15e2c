import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { addCouscous, changeGroup, soldOut } from '../../testing/options.ts';
import { confirm, fillContact, watchOrders } from '../../testing/place-order.ts';
import { provideSampleService, renderArea } from '../../testing/render-area.tsx';

const { server, service } = provideSampleService();

afterEach(() => {
  server.events.removeAllListeners();
});

/** A large couscous with carrots in the basket, and the contact typed. */
async function openFilledForm() {
  const view = await renderArea('/restaurant/chez-mariem/menu');
  await addCouscous(view.user, /^Grande/, /^Carottes/);
  await view.user.click(screen.getByLabelText(/^Takeaway/));
  await view.user.click(screen.getByRole('button', { name: 'Book' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter Your Information' });
  await fillContact(view.user, dialog);
  return { ...view, dialog };
}

function sampleOption(name: string): string | undefined {
  const groups = service().restaurants[0]?.optionGroups ?? [];
  return groups.flatMap(({ options }) => options).find((option) => option.name === name)?.id;
}

test('an order says what is chosen, and the confirmation shows it', async () => {
  const { user } = await openFilledForm();
  const sent = watchOrders(server);
  await confirm(user);
  const done = await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(within(done).getByText('Grande')).toBeInTheDocument();
  expect(sent[0]?.body.items).toEqual([
    {
      id: expect.any(String) as string,
      quantity: 1,
      note: null,
      options: [
        { id: sampleOption('Grande'), quantity: 1 },
        { id: sampleOption('Carottes'), quantity: 1 },
      ],
    },
  ]);
  expect(sent[0]?.body.expectedTotal).toBe(220);
});

test.each([
  ['items.0.options.1.id', 'sold_out', 'Sold out: Carottes'],
  ['items.0.options.0.id', 'not_offered', 'Part of your choice is no longer offered.'],
  ['items.0.options', 'too_few', 'The restaurant can’t make it like this right now.'],
])('what the service refuses at %s is shown at the line', async (path, message, text) => {
  const { user, dialog } = await openFilledForm();
  server.use(
    http.post('*/api/orders', () =>
      problemResponse(409, 'item_unavailable', { errors: [{ path, message }] }),
    ),
  );
  await confirm(user);
  expect(await within(dialog).findByText(/Close this form, change what’s marked/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const selection = within(screen.getByRole('complementary', { name: 'Your selection' }));
  expect(selection.getByText(text)).toBeInTheDocument();
});

test('an option that has sold out meanwhile is named at its line, since the menu is read again', async () => {
  const { user, dialog } = await openFilledForm();
  server.use(
    http.post('*/api/orders', () => {
      changeGroup(service(), 'Taille', (group) => soldOut(group, 'Grande'));
      const errors = [{ path: 'items.0.options.0.id', message: 'sold_out' }];
      return problemResponse(409, 'item_unavailable', { errors });
    }),
  );
  await confirm(user);
  await within(dialog).findByText(/change what’s marked/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book' })).toBeDisabled());
  expect(screen.getByText('Sold out: Grande')).toBeInTheDocument();
});
