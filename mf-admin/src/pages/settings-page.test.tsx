import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleMessage, sampleSettings } from '../mocks/samples.ts';
import { renderArea } from '../testing/render-area.tsx';

const messages = () => within(screen.getByRole('region', { name: 'Contact messages' }));

test('saves what was changed', async () => {
  const { user, service } = await renderArea('/admin/settings');
  const minutes = await screen.findByLabelText(/Time to accept an order/);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.clear(minutes);
  await user.type(minutes, '15');
  await user.type(screen.getByLabelText(/Facebook/), 'https://facebook.example/maida');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The settings are saved.')).toBeVisible();
  expect(service.settings).toEqual({
    ...sampleSettings,
    acceptanceMinutes: 15,
    social: { ...sampleSettings.social, facebook: 'https://facebook.example/maida' },
  });
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test.each([
  ['Contact email', '', 'Enter the contact email.'],
  ['Contact email', 'nobody', 'Enter an email address like name@example.org.'],
  ['Instagram', 'http://instagram.example', 'Enter a complete address that begins with https://'],
  ['Time to accept an order', '0', 'Enter a whole number from 1 to 120.'],
  ['Digits of a phone number', '8.5', 'Enter a whole number from 4 to 15.'],
])('refuses %s “%s” and keeps it', async (label, typed, message) => {
  const { user, service } = await renderArea('/admin/settings');
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveValue(typed);
  expect(service.settings).toEqual(sampleSettings);
});

test('what the service refuses is said at its field', async () => {
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
  expect(await screen.findByText('This can’t be accepted. Please check it.')).toBeVisible();
  expect(field).toHaveValue('https://x.example/maida');
});

test('discards, and asks before unsaved changes are left', async () => {
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

test('settings that cannot be read are asked for again', async () => {
  const handlers = [http.get('*/api/settings', () => HttpResponse.error(), { once: true })];
  const { user } = await renderArea('/admin/settings', {}, { handlers });
  expect(await screen.findByText('The settings could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/Contact email/)).toHaveValue('contact@maida.example');
});

test('shows the messages with a way to answer, a long one shortened', async () => {
  const long = sampleMessage(1, { name: 'Hawa', message: 'Where is my order?\n'.repeat(8) });
  const { user } = await renderArea('/admin/settings', { messages: [long, sampleMessage(2)] });
  expect(await messages().findByRole('link', { name: 'Reply: Hawa' })).toHaveAttribute(
    'href',
    'mailto:visitor1@maida.example?subject=Your%20message%20to%20Maida',
  );
  const more = messages().getByRole('button', { name: 'Show all of it' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(messages().getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

test('searches and pages the messages', async () => {
  const all = Array.from({ length: 12 }, (_, index) =>
    sampleMessage(index + 1, { name: `Visitor ${index + 1}` }),
  );
  const { user, search } = await renderArea('/admin/settings', { messages: all });
  await messages().findByText('Visitor 1', { selector: 'bdi' });
  await user.click(messages().getByRole('button', { name: 'Next' }));
  expect(await messages().findByText('Visitor 12', { selector: 'bdi' })).toBeVisible();
  await user.type(messages().getByRole('searchbox'), 'visitor7@');
  expect(await messages().findByText('Visitor 7', { selector: 'bdi' })).toBeVisible();
  expect(search()).toEqual({ q: 'visitor7@' });
  await user.type(messages().getByRole('searchbox'), 'zz');
  await user.click(await messages().findByRole('button', { name: 'Show all messages' }));
  expect(await messages().findByText('Visitor 1', { selector: 'bdi' })).toBeVisible();
});

test('says that there are no messages', async () => {
  await renderArea('/admin/settings', { messages: [] });
  expect(await messages().findByText('No messages yet')).toBeVisible();
});
