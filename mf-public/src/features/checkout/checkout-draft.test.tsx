import { act, screen, within } from '@testing-library/react';
import { confirm, fillContact, openForm } from '../../testing/place-order.ts';
import { SAMPLE_USER } from '../../mocks/sample-service.ts';
import { provideSampleService } from '../../testing/render-area.tsx';

provideSampleService();

test('remembers the contact on the device only when the visitor agreed', async () => {
  const first = await openForm();
  await fillContact(first.user, first.dialog);
  await first.user.click(within(first.dialog).getByLabelText('Remember my details on this device'));
  await confirm(first.user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  first.unmount();
  const { user, dialog } = await openForm();
  expect(within(dialog).getByLabelText(/^Phone/)).toHaveValue('2200000000');
  await user.click(within(dialog).getByLabelText('Remember my details on this device'));
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(JSON.parse(localStorage.getItem('maida.contact') ?? '')).toBeNull();
});

test('Cancel keeps the input for the next time', async () => {
  const { user, dialog } = await openForm();
  await fillContact(user, dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText(/^Name/)).toHaveValue('Aïcha Mint Sidi');
});

test('the input survives leaving the page and a sign-in, and is shown to nobody else', async () => {
  const { user, dialog, router, context } = await openForm();
  await fillContact(user, dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const signIn = (id: string | null) =>
    act(() => context.session.setState({ user: id === null ? null : { ...SAMPLE_USER, id } }));
  const reopen = async () => {
    await act(() => router.navigate('/about'));
    await act(() => router.navigate('/restaurant/chez-mariem/menu'));
    await user.click(await screen.findByRole('button', { name: 'Book' }));
    return within(await screen.findByRole('dialog')).getByLabelText(/^Address/);
  };
  signIn('u1');
  const address = await reopen();
  expect(address).toHaveValue('Îlot K, villa 12');
  await user.type(address, ' bis');
  signIn(null);
  expect(await reopen()).toHaveValue('');
  signIn('u1');
  expect(await reopen()).toHaveValue('Îlot K, villa 12 bis');
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(JSON.parse(sessionStorage.getItem('maida.drafts') ?? '')).toEqual({});
});

test('says in the form that another window has ordered the basket, and sends nothing', async () => {
  const { dialog } = await openForm();
  localStorage.setItem('maida.baskets', '{}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'maida.baskets' })));
  expect(within(dialog).getByText(/you booked or cleared it in another window/)).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeDisabled();
});
