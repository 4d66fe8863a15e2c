import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { SAMPLE_CODE, SAMPLE_RECOVERY_CODES } from '../../mocks/factor-handlers.ts';
import type { SampleService } from '../../mocks/sample-service.ts';
import { network, renderArea, setUpArea } from '../../testing/render-area.tsx';

setUpArea();

const AT = '2026-11-01T09:00:00.000Z';
const card = () => within(screen.getByRole('region', { name: 'Two-step sign-in' }));
const setUp = () => within(screen.getByRole('dialog', { name: 'Set up the app' }));
const codes = async () => within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
const withApp = (service: SampleService) => {
  service.factors = { totp: { createdAt: AT }, recoveryCodes: { createdAt: AT, left: 2 } };
};

async function begin() {
  const rendered = await renderArea('/user/security');
  await rendered.user.click(await card().findByRole('button', { name: 'Set up' }));
  await screen.findByRole('dialog', { name: 'Set up the app' });
  return rendered;
}

async function confirm({ user }: Awaited<ReturnType<typeof begin>>, code: string) {
  await user.clear(setUp().getByLabelText(/^Code/));
  if (code) await user.type(setUp().getByLabelText(/^Code/), code);
  await user.click(setUp().getByRole('button', { name: 'Turn on' }));
}

test('an app is set up by picture or key, and its first code turns it on', async () => {
  const rendered = await begin();
  expect(await setUp().findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
  expect(setUp().getByText(/^JBSW Y3DP EHPK/)).toBeInTheDocument();
  expect(setUp().getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^otpauth:\/\/totp\/Maida:/),
  );
  await confirm(rendered, '');
  expect(setUp().getByText('Please enter the code.')).toBeInTheDocument();
  await confirm(rendered, '000000');
  expect(await setUp().findByText(/^That code is wrong/)).toBeInTheDocument();
  expect(rendered.service.factors.totp).toBeNull();
  await confirm(rendered, SAMPLE_CODE);
  expect(await (await codes()).findAllByRole('listitem')).toHaveLength(SAMPLE_RECOVERY_CODES.length);
  expect(card().getByText('On')).toBeInTheDocument();
  expect(await card().findByText(/^10 of 10 left/)).toBeInTheDocument();
});

test('recovery codes are shown once, and not closed before somebody says that they have them', async () => {
  const rendered = await begin();
  await confirm(rendered, SAMPLE_CODE);
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect((await codes()).getByText(/^You won’t see these codes again/)).toBeInTheDocument();
  await user.click((await codes()).getByRole('checkbox', { name: 'I have saved these codes' }));
  await user.click((await codes()).getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(SAMPLE_RECOVERY_CODES[0])).not.toBeInTheDocument();
});

test('the codes are saved as a text', async () => {
  const blobs: Blob[] = [];
  const create = jest.fn((blob: Blob) => (blobs.push(blob), 'blob:codes'));
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: jest.fn() });
  const rendered = await begin();
  await confirm(rendered, SAMPLE_CODE);
  await rendered.user.click(await screen.findByRole('button', { name: 'Save as a file' }));
  expect(blobs[0]?.type).toBe('text/plain');
});

test('a refusal to prove who is there opens no set-up', async () => {
  const { user, page } = await renderArea('/user/security');
  network.use(http.post('*/auth/factors/totp', () => problemResponse(403, 'verification_required')));
  await user.click(await card().findByRole('button', { name: 'Set up' }));
  const question = () => page.context.session.getState().verification;
  await waitFor(() => expect(question()).not.toBeNull());
  act(() => question()?.(false));
  expect(await screen.findByText('verification_required')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an app is removed after a question that says what follows', async () => {
  const { user, service } = await renderArea('/user/security', 'en', (sample) => {
    withApp(sample);
    sample.passkeys = [];
  });
  await user.click(await card().findByRole('button', { name: 'Remove the app' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Remove the authenticator app?' }));
  expect(question.getByText(/your password alone will be enough to sign in/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Remove the app' }));
  expect(await card().findByText('Off')).toBeInTheDocument();
  expect(service.factors).toEqual({ totp: null, recoveryCodes: null });
  expect(card().queryByText('Recovery codes')).not.toBeInTheDocument();
});

test('few codes left are pointed out, and new ones replace them', async () => {
  const { user } = await renderArea('/user/security', 'en', withApp);
  expect(await card().findByText('You’re running low. Create new ones.')).toBeInTheDocument();
  expect(card().queryByRole('button', { name: 'Remove the codes' })).not.toBeInTheDocument();
  await user.click(card().getByRole('button', { name: 'Create new codes' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Create new recovery codes?' }));
  await user.click(question.getByRole('button', { name: 'Create codes' }));
  expect(await (await codes()).findByText(SAMPLE_RECOVERY_CODES[0])).toBeInTheDocument();
  expect(await card().findByText(/^10 of 10 left/)).toBeInTheDocument();
});

test('with a passkey alone codes are offered, can be removed, and say what they change', async () => {
  const { user } = await renderArea('/user/security');
  await user.click(await card().findByRole('button', { name: 'Create codes' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Create recovery codes?' }));
  expect(
    question.getByText(/^After that, signing in with your password needs a code as well/),
  ).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Create codes' }));
  await user.click(await screen.findByRole('checkbox', { name: 'I have saved these codes' }));
  await user.click((await codes()).getByRole('button', { name: 'Done' }));
  await user.click(card().getByRole('button', { name: 'Remove the codes' }));
  const again = within(screen.getByRole('alertdialog', { name: 'Remove your recovery codes?' }));
  await user.click(again.getByRole('button', { name: 'Remove the codes' }));
  expect(await card().findByText('Off')).toBeInTheDocument();
});

test('an account with nothing beside the password is offered the app alone', async () => {
  await renderArea('/user/security', 'en', (service) => {
    service.passkeys = [];
  });
  await card().findByText('Off');
  await waitFor(() => expect(card().getAllByRole('listitem')).toHaveLength(1));
});

test('retries a failed load', async () => {
  const { user } = await renderArea('/user');
  network.use(http.get('*/auth/factors', () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('link', { name: 'Security and data' }));
  expect(await screen.findByText('This couldn’t be loaded')).toBeInTheDocument();
  await user.click(card().getByRole('button', { name: 'Try again' }));
  expect(await card().findByText('Off')).toBeInTheDocument();
});
