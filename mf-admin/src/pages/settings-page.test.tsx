import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SAMPLE_SETTINGS } from 'shared-api/standalone';
import { renderArea } from '../testing/render-area.tsx';

test('saves the changed fields', async () => {
  const { user, service } = await renderArea('/admin/settings');
  const minutes = await screen.findByLabelText(/Time to accept an order/);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.clear(minutes);
  await user.type(minutes, '15');
  await user.type(screen.getByLabelText(/Facebook/), 'https://facebook.example/maida');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(service.settings).toEqual({
    ...SAMPLE_SETTINGS,
    version: 2,
    acceptanceMinutes: 15,
    social: { ...SAMPLE_SETTINGS.social, facebook: 'https://facebook.example/maida' },
  });
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test.each([
  ['Contact email', '', 'Enter the contact email.'],
  ['Contact email', 'nobody', 'Enter an email address like name@example.org.'],
  ['Instagram', 'http://instagram.example', 'Enter a full address starting with https://'],
  ['Time to accept an order', '0', 'Enter a whole number from 1 to 120.'],
  ['Digits in a phone number', '8.5', 'Enter a whole number from 4 to 15.'],
])('refuses %s “%s” and preserves it', async (label, typed, message) => {
  const { user, service } = await renderArea('/admin/settings');
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveValue(typed);
  expect(service.settings).toEqual(SAMPLE_SETTINGS);
});

test('shows the service’s errors at their fields', async () => {
  const { user, server } = await renderArea('/admin/settings');
  server.use(
    http.put('*/api/settings', () =>
      HttpResponse.json(
        {
          type: 'about:blank',
          title: 'x',
          status: 400,
          code: 'validation_failed',
          errors: [{ path: 'social.x', message: 'no' }],
        },
        { status: 400 },
      ),
    ),
  );
  const field = await screen.findByLabelText('X');
  await user.type(field, 'https://x.example/maida');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This value can’t be used. Please check it.')).toBeVisible();
  expect(field).toHaveValue('https://x.example/maida');
});

test('preserves other fields that another admin has changed', async () => {
  const { user, service } = await renderArea('/admin/settings');
  const minutes = await screen.findByLabelText(/Time to accept an order/);
  service.settings = { ...SAMPLE_SETTINGS, contactPhone: '45 25 00 00', version: 2 };
  await user.clear(minutes);
  await user.type(minutes, '15');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(service.settings).toMatchObject({ contactPhone: '45 25 00 00', acceptanceMinutes: 15, version: 3 });
  expect(screen.getByLabelText(/Contact phone/)).toHaveValue('45 25 00 00');
});

async function clash() {
  const area = await renderArea('/admin/settings');
  const { user, service } = area;
  const minutes = await screen.findByLabelText(/Time to accept an order/);
  service.settings = { ...SAMPLE_SETTINGS, acceptanceMinutes: 20, contactPhone: '45 25', version: 2 };
  await user.clear(minutes);
  await user.type(minutes, '15');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /changed elsewhere/ }));
  expect(dialog.getByText(/Time to accept an order: ?/)).toHaveTextContent('20');
  expect(service.settings.acceptanceMinutes).toBe(20);
  return { ...area, dialog, minutes };
}

test('saves one’s own value of a setting that both have changed', async () => {
  const { user, service, dialog } = await clash();
  await user.click(dialog.getByRole('button', { name: 'Save mine instead' }));
  expect(await screen.findByText('Settings saved.')).toBeVisible();
  expect(service.settings).toMatchObject({ acceptanceMinutes: 15, contactPhone: '45 25', version: 3 });
});

test('takes the other value, or postpones the decision without losing anything', async () => {
  const { user, service, dialog, minutes } = await clash();
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(minutes).toHaveValue('15');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Use theirs' }));
  expect(minutes).toHaveValue('20');
  expect(screen.getByLabelText(/Contact phone/)).toHaveValue('45 25');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(service.settings.version).toBe(2);
});

test('discards changes, and asks before leaving unsaved ones', async () => {
  const { user, router } = await renderArea('/admin/settings');
  const phone = await screen.findByLabelText(/Contact phone/);
  await user.type(phone, '45 25');
  await user.click(screen.getByRole('link', { name: 'Users' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/admin/settings');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(phone).toHaveValue('');
  await user.click(screen.getByRole('link', { name: 'Users' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'));
});

test('retries settings that fail to load', async () => {
  const handlers = [http.get('*/api/settings', () => HttpResponse.error(), { once: true })];
  const { user } = await renderArea('/admin/settings', {}, { handlers });
  expect(await screen.findByText('The settings couldn’t be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/Contact email/)).toHaveValue('contact@maida.example');
});
