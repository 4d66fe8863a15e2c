import { screen, waitFor, within } from '@testing-library/react';
import { problemResponse } from 'shared-api/standalone';
import { http, HttpResponse } from 'msw';
import { network, renderArea, setUpArea } from '../../testing/render-area.tsx';
import type { SampleService } from '../../mocks/sample-service.ts';

setUpArea();

/** Records downloads. */
function catchDownload(): { name: () => string | undefined; text: () => Promise<string> } {
  const blobs: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob);
      return 'blob:sample';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { name: () => names[0], text: () => new Response(blobs[0]).text() };
}

afterEach(() => jest.restoreAllMocks());

test('downloads everything that is stored', async () => {
  const download = catchDownload();
  const { service, user } = await renderArea('/user/security');
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Your data has been downloaded.')).toBeInTheDocument();
  expect(download.name()).toBe('maida-2026-11-20.json');
  const data = JSON.parse(await download.text()) as { profile: unknown; orders: unknown[] };
  expect(data.profile).toEqual(service.user);
  expect(data.orders).toHaveLength(service.orders.length);
});

test('shows a failed download, which can be retried', async () => {
  const download = catchDownload();
  const { user } = await renderArea('/user/security');
  network.use(http.get('*/api/user/:id/export', () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('The service cannot be reached.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(download.name()).toBeDefined());
});

async function askForDeletion(prepare?: (service: SampleService) => void, address = '/user/security') {
  const rendered = await renderArea(address, 'en', prepare);
  await rendered.user.click(screen.getByRole('button', { name: 'Delete my account' }));
  return { ...rendered, dialog: within(screen.getByRole('alertdialog', { name: 'Delete your account?' })) };
}

test('explains the consequences before deletion', async () => {
  await renderArea('/user/security');
  const card = within(screen.getByRole('region', { name: 'Delete your account' }));
  expect(card.getByText(/^Past orders and reviews stay, without your name/)).toBeInTheDocument();
  expect(card.queryByText(/restaurants/)).not.toBeInTheDocument();
});

test('deletes the account after password and confirmation, and clears the page', async () => {
  const { service, page, router, user, dialog } = await askForDeletion();
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  expect(await dialog.findByText('Please enter your password.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Your password/), 'maida-demo');
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  expect(await dialog.findByText('Please tick this box to continue.')).toBeInTheDocument();
  expect(service.isSignedIn).toBe(true);

  await user.click(dialog.getByLabelText(/^I understand/));
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByText(/^Your account has been deleted\./)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(page.context.session.getState()).toMatchObject({ status: 'anonymous', user: null });
});

test('shows a wrong password at its field and deletes nothing', async () => {
  const { service, user, dialog } = await askForDeletion();
  await user.type(dialog.getByLabelText(/^Your password/), 'not mine');
  await user.click(dialog.getByLabelText(/^I understand/));
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  expect(await dialog.findByText('That’s not your password.')).toBeInTheDocument();
  expect(service.isSignedIn).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('explains that the last admin cannot be deleted', async () => {
  const { user, dialog } = await askForDeletion((service) => {
    service.user = { ...service.user, role: 'ADMIN' };
  }, '/account/security');
  network.use(http.delete('*/api/user/:id', () => problemResponse(409, 'last_admin')));
  await user.type(dialog.getByLabelText(/^Your password/), 'maida-demo');
  await user.click(dialog.getByLabelText(/^I understand/));
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('last_admin');
});
