import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { network, renderArea, setUpArea } from '../../testing/render-area.tsx';

setUpArea();

const list = () => within(screen.getByRole('region', { name: 'Where you’re signed in' }));

test('lists every device, and offers no end for this one', async () => {
  await renderArea('/user/security');
  const [current, phone, unknown] = await list().findAllByRole('listitem');
  expect(within(current as HTMLElement).getByText('This device')).toBeInTheDocument();
  expect(within(current as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(phone).toHaveTextContent(/Chrome on Android.*Last used .* · signed in on /);
  expect(unknown).toHaveTextContent('Unknown device');
});

test('ends one session', async () => {
  const { service, user } = await renderArea('/user/security');
  await user.click(await screen.findByRole('button', { name: 'Sign out: Chrome on Android' }));
  expect(await screen.findByText('That device was signed out.')).toBeInTheDocument();
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
  expect(service.sessions).toHaveLength(2);
});

test('ends all others after a question', async () => {
  const { user } = await renderArea('/user/security');
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Sign out everywhere else?' }));
  await user.click(question.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('All your other devices are signed out.')).toBeInTheDocument();
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1));
  expect(list().queryByRole('button')).not.toBeInTheDocument();
});

test('retries a failed load', async () => {
  const { user } = await renderArea('/user');
  network.use(http.get('*/auth/sessions', () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('link', { name: 'Security and data' }));
  expect(await screen.findByText('Your devices couldn’t be loaded')).toBeInTheDocument();
  await user.click(list().getByRole('button', { name: 'Try again' }));
  expect(await list().findAllByRole('listitem')).toHaveLength(3);
});
