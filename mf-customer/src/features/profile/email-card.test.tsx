import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { network, renderArea, setUpArea } from '../../testing/render-area.tsx';

setUpArea();

const card = () => within(screen.getByRole('region', { name: 'Email' }));

async function change(email: string, password: string) {
  const rendered = await renderArea('/user/profile');
  await rendered.user.click(card().getByRole('button', { name: 'Change email address' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change email address' }));
  if (email) await rendered.user.type(dialog.getByLabelText(/^New email/), email);
  if (password) await rendered.user.type(dialog.getByLabelText(/^Current password/), password);
  await rendered.user.click(dialog.getByRole('button', { name: 'Save' }));
  return { ...rendered, dialog };
}

test('changes the address with the password and asks for verification again', async () => {
  const { service, page, user } = await change('moved@maida.example', 'maida-demo');
  expect(await screen.findByText(/^Your address is now moved@maida\.example\./)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.user.email).toBe('moved@maida.example');
  expect(page.context.session.getState().user?.email).toBe('moved@maida.example');
  expect(card().getByText('Not confirmed')).toBeInTheDocument();
  await user.click(card().getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('The link is on its way to moved@maida.example.')).toBeInTheDocument();
});

test('where the address waits for a mailed link, says so and shows the present one', async () => {
  const { service, user } = await renderArea('/user/profile');
  network.use(http.put('*/api/user/:id', () => HttpResponse.json(service.user)));
  await user.click(card().getByRole('button', { name: 'Change email address' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change email address' }));
  await user.type(dialog.getByLabelText(/^New email/), 'Moved@maida.example');
  await user.type(dialog.getByLabelText(/^Current password/), 'maida-demo');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^We sent a link to Moved@maida\.example\./)).toBeInTheDocument();
  expect(card().getByText('customer@maida.example')).toBeInTheDocument();
  expect(card().getByText('Confirmed')).toBeInTheDocument();
});

test.each([
  ['', 'maida-demo', 'Please enter your email address.'],
  ['salma', 'maida-demo', 'Please enter a valid email address, like name@example.com.'],
  ['Customer@maida.example', 'maida-demo', 'This is already your address.'],
  ['moved@maida.example', '', 'Please enter your current password.'],
  ['moved@maida.example', 'not mine', 'That’s not your current password.'],
  ['taken@maida.example', 'maida-demo', 'An account with this email address already exists.'],
])('refuses %p with %p', async (email, password, message) => {
  const { service, dialog } = await change(email, password);
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(service.user.email).toBe('customer@maida.example');
});

test('reminds of an unverified address on the overview', async () => {
  await renderArea('/user', 'en', (service) => {
    service.user = { ...service.user, emailConfirmed: false };
  });
  expect(screen.getByText('Please confirm your email address')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeInTheDocument();
});
