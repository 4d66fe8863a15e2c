import { screen } from '@testing-library/react';
import { renderArea, setUpArea } from '../../testing/render-area.tsx';

setUpArea();

async function fill(current: string, password: string, repeated: string) {
  const { user } = await renderArea('/user/security');
  await user.type(screen.getByLabelText(/^Current password/), current);
  await user.type(screen.getByLabelText(/^New password/), password);
  await user.type(screen.getByLabelText(/^Repeat the new password/), repeated);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  return user;
}

test('changes the password and resets the form', async () => {
  await fill('maida-demo', 'another one', 'another one');
  expect(await screen.findByText(/Your password was changed/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^New password/)).toHaveValue('');
});

test('shows a wrong current password at its field and preserves what was typed', async () => {
  await fill('not mine', 'another one', 'another one');
  expect(await screen.findByText('That’s not your current password.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Current password/)).toBeInvalid();
  expect(screen.getByLabelText(/^New password/)).toHaveValue('another one');
});

test.each([
  ['', 'another one', 'another one', 'Please enter your current password.'],
  ['maida-demo', 'short', 'short', 'Use at least 8 characters.'],
  ['maida-demo', 'maida-demo', 'maida-demo', 'Please choose a password different from your current one.'],
  ['maida-demo', 'another one', 'another two', 'The passwords don’t match.'],
])('refuses %p, %p, %p', async (current, password, repeated, message) => {
  const { user } = await renderArea('/user/security');
  if (current) await user.type(screen.getByLabelText(/^Current password/), current);
  await user.type(screen.getByLabelText(/^New password/), password);
  await user.type(screen.getByLabelText(/^Repeat the new password/), repeated);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});
