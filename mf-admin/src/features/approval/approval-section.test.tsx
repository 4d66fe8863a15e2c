import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleApproval, sampleProvider, sampleUser } from '../../mocks/samples.ts';
import { sampleStatistics } from '../../mocks/sample-statistics.ts';
import { renderArea } from '../../testing/render-area.tsx';

/** The dashboard over figures of two days: larger tables would slow down queries by role. */
const open: typeof renderArea = (path, change, options) =>
  renderArea(path, { statistics: () => sampleStatistics(2), ...change }, options);

const queue = () => within(screen.getByRole('region', { name: 'Waiting for approval' }));

test('lists waiting owners with their restaurants, and approves one', async () => {
  const owner = sampleUser(30, { firstname: 'Hawa', lastname: 'Camara', role: 'PROVIDER', confirmed: false });
  const { user, service } = await open('/admin', {
    users: [owner],
    providers: [sampleProvider(owner, 4)],
  });
  expect(await queue().findByRole('link', { name: 'Hawa Camara' })).toHaveAttribute(
    'href',
    `/admin/users?user=${owner.id}`,
  );
  expect(queue().getByText('Restaurant 4')).toBeVisible();
  expect(queue().getByText(/· 12 dishes/)).toHaveTextContent('Ksar, Nouakchott Ouest · 12 dishes');
  expect(queue().getByRole('link', { name: 'See the menu: Restaurant 4' })).toHaveAttribute(
    'href',
    '/restaurant/restaurant-4/menu',
  );
  await user.click(queue().getByRole('button', { name: 'Accept: Hawa Camara' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Accept Hawa Camara?' }));
  expect(question.getByText(/“Restaurant 4” goes public/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Accept' }));
  expect(await queue().findByText('No restaurant owners are waiting.')).toBeVisible();
  expect(service.users[0]?.confirmed).toBe(true);
});

test('declines only with a reason, lists declined owners, and approves one later', async () => {
  const owner = sampleUser(30, { firstname: 'Hawa', lastname: 'Camara', role: 'PROVIDER', confirmed: false });
  const { user, service, search } = await open('/admin', {
    users: [owner],
    providers: [sampleProvider(owner, 4)],
  });
  await user.click(await queue().findByRole('button', { name: 'Decline: Hawa Camara' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Decline Hawa Camara?' }));
  await user.click(question.getByRole('button', { name: 'Decline' }));
  expect(question.getByText('Give the reason in a few words.')).toBeVisible();
  expect(question.getByLabelText(/^Reason/)).toHaveFocus();
  expect(service.declines).toEqual({});
  await user.type(question.getByLabelText(/^Reason/), ' No such\naddress ');
  await user.click(question.getByRole('button', { name: 'Decline' }));
  expect(await queue().findByText('No restaurant owners are waiting.')).toBeVisible();
  expect(service.declines[owner.id]?.reason).toBe('No such address');

  await user.click(queue().getByRole('radio', { name: 'Declined' }));
  expect(await queue().findByText('No such address')).toBeVisible();
  expect(search()).toEqual({ queue: 'declined' });
  await user.click(queue().getByRole('button', { name: 'Accept: Hawa Camara' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Accept' }));
  expect(await queue().findByText('No one has been declined.')).toBeVisible();
  expect(service.users[0]?.confirmed).toBe(true);
});

test('shows another admin’s decision and does not overrule it', async () => {
  const owner = sampleUser(30, { firstname: 'Hawa', lastname: 'Camara', role: 'PROVIDER', confirmed: false });
  const { user, service } = await open('/admin', { users: [owner], providers: [] });
  expect(await queue().findByText(/the registration wasn’t finished/)).toBeVisible();
  await user.click(queue().getByRole('button', { name: 'Decline: Hawa Camara' }));
  service.users = [{ ...owner, confirmed: true }];
  const question = within(screen.getByRole('alertdialog'));
  await user.type(question.getByLabelText(/^Reason/), 'No papers');
  await user.click(question.getByRole('button', { name: 'Decline' }));
  expect(await question.findByText('Hawa Camara is already confirmed.')).toBeVisible();
  expect(question.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
  await user.click(question.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  expect(await queue().findByText('No restaurant owners are waiting.')).toBeVisible();
});

test('shows the reason of an admin who declined first', async () => {
  const owner = sampleUser(30, { firstname: 'Hawa', lastname: 'Camara', role: 'PROVIDER', confirmed: false });
  const { user, service } = await open('/admin', { users: [owner], providers: [] });
  await user.click(await queue().findByRole('button', { name: 'Accept: Hawa Camara' }));
  service.declines = { [owner.id]: { at: '2026-11-20T10:00:00.000Z', reason: 'No such address' } };
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Accept' }));
  expect(await question.findByText('Hawa Camara was already declined: No such address')).toBeVisible();
  expect(service.users[0]?.confirmed).toBe(false);
});

test('adds a new registration to the queue', async () => {
  const { service, page } = await open('/admin', { users: [] });
  await queue().findByText('No restaurant owners are waiting.');
  service.users = [sampleUser(31, { firstname: 'Penda', role: 'PROVIDER', confirmed: false })];
  act(() => page.live.emit({ type: 'change', data: { kind: 'provider', id: null } }));
  expect(await queue().findByRole('link', { name: /Penda/ })).toBeVisible();
});

test('adds registrations during a lost connection once it is back', async () => {
  const { service, page } = await open('/admin', { users: [] });
  await queue().findByText('No restaurant owners are waiting.');
  act(() => page.live.move('lost'));
  service.users = [sampleUser(31, { firstname: 'Penda', role: 'PROVIDER', confirmed: false })];
  act(() => page.live.move('live'));
  expect(await queue().findByRole('link', { name: /Penda/ })).toBeVisible();
});

test('shows the start of a long queue, longest wait first, and more on demand', async () => {
  const users = Array.from({ length: 7 }, (_, index) =>
    sampleUser(index + 1, {
      firstname: `Owner ${index + 1}`,
      lastname: '',
      role: 'PROVIDER',
      confirmed: false,
    }),
  );
  const { user } = await open('/admin', { users });
  const shown = () =>
    queue()
      .getAllByRole('link', { name: /^Owner/ })
      .map((link) => link.textContent);
  await queue().findByRole('link', { name: 'Owner 7' });
  expect(shown()).toEqual(['Owner 7', 'Owner 6', 'Owner 5', 'Owner 4', 'Owner 3']);
  await user.click(queue().getByRole('button', { name: 'Show more (2)' }));
  await queue().findByRole('link', { name: 'Owner 1' });
  expect(shown()).toHaveLength(7);
});

test('lists new restaurants beside those that they are close to, and accepts one', async () => {
  const { user, service } = await open('/admin', { approvals: [sampleApproval(1)] });
  expect(await queue().findByText('Pizza Palase 1')).toBeVisible();
  const similar = within(queue().getByRole('list', { name: 'Similar names' }));
  expect(similar.getByText('Pizza Palace 1')).toBeVisible();
  expect(similar.getByRole('link', { name: 'See the menu: Pizza Palace 1' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Dashboard 1 to review' })).toBeVisible();
  await user.click(queue().getByRole('button', { name: 'Accept: Pizza Palase 1' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Accept Pizza Palase 1?' }));
  await user.click(question.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('“Pizza Palase 1” was accepted.')).toBeVisible();
  expect(service.approvals[0]?.state).toBe('accepted');
  await waitFor(() => expect(queue().queryByText('Pizza Palase 1')).not.toBeInTheDocument());
});

test('shows the texts that wait in all of their languages', async () => {
  const approval = sampleApproval(1);
  const restaurant = {
    ...approval.restaurant,
    ...{ language: 'fr' as const, description: 'Au feu de bois' },
    translations: { ar: { name: 'بيتزا', description: 'على نار الحطب' }, en: { name: 'Pizza' } },
  };
  await open('/admin', { approvals: [{ ...approval, restaurant }] });
  expect(await queue().findByText('Au feu de bois')).toHaveAttribute('lang', 'fr');
  const arabic = queue().getByText('بيتزا – على نار الحطب');
  expect(arabic).toHaveAttribute('lang', 'ar');
  expect(arabic.parentElement).toHaveTextContent(/^العربية ?بيتزا/);
  expect(queue().getByText('Pizza')).toHaveAttribute('lang', 'en');
});

test('says what the owner has changed while the admin looked', async () => {
  const waiting = sampleApproval(1);
  const { user, service } = await open('/admin', { approvals: [waiting] });
  await user.click(await queue().findByRole('button', { name: 'Decline: Pizza Palase 1' }));
  service.approvals = [{ ...waiting, wanted: { ...waiting.wanted, name: 'Le Coin' } }];
  const question = within(screen.getByRole('alertdialog'));
  await user.type(question.getByLabelText(/Reason/), 'Too close');
  await user.click(question.getByRole('button', { name: 'Decline' }));
  expect(await question.findByText(/the new name is “Le Coin”/)).toBeVisible();
  expect(question.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
});
