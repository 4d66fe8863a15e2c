import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SAMPLE_TOKEN, SAMPLE_USER } from '../../mocks/sample-service.ts';
import { provideSampleService, renderArea } from '../../testing/render-area.tsx';

const { server, service } = provideSampleService();
type User = Awaited<ReturnType<typeof renderArea>>['user'];

async function choosePassword(user: User, password: string, repeated = password) {
  await user.type(await screen.findByLabelText(/^New password/), password);
  await user.type(screen.getByLabelText(/^Confirm password/), repeated);
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
}

test('the sign-in page passes the address on, and every address gets the same reply', async () => {
  const { user } = await renderArea('/login');
  await user.type(await screen.findByLabelText(/^Email/), 'nobody@maida.example');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await user.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Check your inbox')).toBeInTheDocument();
  expect(screen.getByText(/If nobody@maida.example has an account/)).toBeInTheDocument();
});

test('shows a failure and keeps the address', async () => {
  server.use(http.post('*/auth/password-reset', () => HttpResponse.error()));
  const { user } = await renderArea('/forgot-password');
  await user.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Please enter your email.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Email/), 'a@maida.example');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The service cannot be reached.');
  expect(screen.getByLabelText(/^Email/)).toHaveValue('a@maida.example');
});

test('removes the token from the address at once, sets a new password and ends the session', async () => {
  service().user = SAMPLE_USER;
  const { user, router, context } = await renderArea(`/reset-password#${SAMPLE_TOKEN}`);
  await screen.findByLabelText(/^New password/);
  expect(router.state.location.hash).toBe('');
  await choosePassword(user, 'another horse');
  expect(await screen.findByText('Your password has been changed')).toBeInTheDocument();
  await waitFor(() => expect(context.session.getState().status).toBe('anonymous'));
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('two different passwords are not sent', async () => {
  const { user } = await renderArea(`/reset-password#${SAMPLE_TOKEN}`);
  await choosePassword(user, 'another horse', 'another house');
  expect(await screen.findByText('The passwords don’t match.')).toBeInTheDocument();
});

test('explains a used link and offers a new one', async () => {
  const { user, router } = await renderArea('/reset-password#used');
  await choosePassword(user, 'another horse');
  expect(await screen.findByText('This link no longer works')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('button', { name: 'Send the link' })).toBeInTheDocument();
  // A link opened in the same window is checked again.
  await act(() => router.navigate(`/reset-password#${SAMPLE_TOKEN}`));
  await choosePassword(user, 'another horse');
  expect(await screen.findByText('Your password has been changed')).toBeInTheDocument();
});

test('shows no form without a token', async () => {
  await renderArea('/reset-password');
  expect(await screen.findByText('This link no longer works')).toBeInTheDocument();
});

test('opening the link confirms the email', async () => {
  service().user = { ...SAMPLE_USER, emailConfirmed: false };
  const { router, context } = await renderArea(`/confirm-email#${SAMPLE_TOKEN}`);
  expect(await screen.findByText('Your email is confirmed')).toBeInTheDocument();
  expect(router.state.location.hash).toBe('');
  expect(context.session.getState().user?.emailConfirmed).toBe(true);
});

test('a link that was opened signed out leads to the sign-in', async () => {
  await renderArea(`/confirm-email#${SAMPLE_TOKEN}`);
  expect(await screen.findByText('Your email is confirmed')).toBeInTheDocument();
  expect(screen.getByText('Thank you. You can log in now.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('explains an old link; a signed-in user gets a new one right there', async () => {
  service().user = { ...SAMPLE_USER, emailConfirmed: false };
  const { user } = await renderArea('/confirm-email#old');
  expect(await screen.findByText('This link no longer works')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText(/on its way to customer@maida.example/)).toBeInTheDocument();
});

test('a visitor with an old link signs in first and comes back', async () => {
  const { user, router } = await renderArea('/confirm-email#old');
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  expect(router.state.location.state).toEqual({ returnTo: '/confirm-email' });
});

test('a lost connection does not blame the link', async () => {
  server.use(http.put('*/auth/email-confirmation', () => HttpResponse.error()));
  await renderArea(`/confirm-email#${SAMPLE_TOKEN}`);
  expect(await screen.findByText('Your email couldn’t be confirmed yet.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
