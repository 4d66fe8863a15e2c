import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { network, renderArea, setUpArea } from '../../testing/render-area.tsx';

setUpArea();

const card = () => within(screen.getByRole('region', { name: /^(Passkeys|Clés d’accès)$/ }));

/** A browser with passkeys, as jsdom is none; its authenticator answers as told. */
function provideAuthenticator(create: () => Promise<unknown>): void {
  Object.assign(globalThis, { PublicKeyCredential: () => undefined });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

const made = {
  id: 'bmV3',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  response: {
    clientDataJSON: new ArrayBuffer(3),
    attestationObject: new ArrayBuffer(3),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

async function add(name: string) {
  const rendered = await renderArea('/user/security');
  const { user } = rendered;
  await user.click(await card().findByRole('button', { name: 'Add a passkey' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a passkey' }));
  await user.clear(dialog.getByLabelText(/^Name/));
  if (name) await user.type(dialog.getByLabelText(/^Name/), name);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  return { ...rendered, dialog };
}

test('shows each passkey with its last use', async () => {
  await renderArea('/user/security', 'fr');
  const [entry] = await card().findAllByRole('listitem');
  expect(entry).toHaveTextContent(/Phone.*Utilisée .* · ajoutée le .* · enregistrée dans un gestionnaire/);
});

test('adds a passkey that the device makes', async () => {
  provideAuthenticator(() => Promise.resolve(made));
  await add('Laptop');
  expect(await screen.findByText(/^Your passkey was added\./)).toBeInTheDocument();
  await waitFor(() => expect(card().getAllByRole('listitem')).toHaveLength(2));
  expect(card().getByText('Laptop')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['NotAllowedError', 'No passkey was created. Please try again.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
])('a device that answers %s keeps the dialog, which says so', async (name, text) => {
  provideAuthenticator(() => Promise.reject(new DOMException('no', name)));
  const { dialog, service } = await add('Laptop');
  expect(await dialog.findByText(text)).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Laptop');
  expect(service.passkeys).toHaveLength(1);
});

test('a browser without passkeys says so', async () => {
  const { dialog } = await add('Laptop');
  expect(await dialog.findByText(/^Passkeys don’t work in this browser/)).toBeInTheDocument();
});

test('asks for a name', async () => {
  const { dialog } = await add('');
  expect(await dialog.findByText('Please enter a name.')).toBeInTheDocument();
});

test('renames a passkey', async () => {
  const { user } = await renderArea('/user/security');
  await user.click(await card().findByRole('button', { name: 'Rename: Phone' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rename the passkey' }));
  await user.clear(dialog.getByLabelText(/^Name/));
  await user.type(dialog.getByLabelText(/^Name/), 'Old phone');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await card().findByText('Old phone')).toBeInTheDocument();
});

test('removes a passkey after a question, and says what is left', async () => {
  const { user } = await renderArea('/user/security');
  await user.click(await card().findByRole('button', { name: 'Remove: Phone' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Remove “Phone”?' }));
  await user.click(question.getByRole('button', { name: 'Remove the passkey' }));
  expect(await card().findByText('You don’t have a passkey yet.')).toBeInTheDocument();
});

test('a passkey stays when its owner does not prove who they are', async () => {
  const { user, service, page } = await renderArea('/user/security');
  network.use(http.delete('*/auth/passkeys/:id', () => problemResponse(403, 'verification_required')));
  await user.click(await card().findByRole('button', { name: 'Remove: Phone' }));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Remove the passkey' }));
  const session = () => page.context.session.getState();
  await waitFor(() => expect(session().verification).not.toBeNull());
  act(() => session().verification?.(false));
  expect(await question.findByRole('alert')).toBeInTheDocument();
  expect(service.passkeys).toHaveLength(1);
});

test('retries a failed load', async () => {
  const { user } = await renderArea('/user');
  network.use(http.get('*/auth/passkeys', () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('link', { name: 'Security and data' }));
  expect(await screen.findByText('Your passkeys couldn’t be loaded')).toBeInTheDocument();
  await user.click(card().getByRole('button', { name: 'Try again' }));
  expect(await card().findAllByRole('listitem')).toHaveLength(1);
});
