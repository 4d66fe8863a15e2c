import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sampleToken } from '../../mocks/token-handlers.ts';
import { createSampleReleases } from '../../mocks/release-handlers.ts';
import { renderArea } from '../../testing/render-area.tsx';

const card = async (name: string) => {
  const found = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  if (!found) throw new Error(`No card for ${name}.`);
  return within(found);
};

const openCreate = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(await screen.findByRole('button', { name: 'Create a token' }));
  return within(screen.getByRole('alertdialog', { name: 'Create a token' }));
};

test('shows what each token may do, its use and its end', async () => {
  await renderArea('/admin/settings');
  const team = await card('provider-team');
  expect(team.getByRole('listitem')).toHaveTextContent(
    'Restaurant owners’ area: view, upload builds, run trials, go live, roll back',
  );
  expect(team.getByText('last used 3 hours ago')).toBeVisible();
  expect(team.getByText(/^ends /)).toBeVisible();
  expect((await card('visitors-team')).getByText(/never used/)).toBeVisible();
  const operator = await card('main');
  expect(operator.getByRole('listitem')).toHaveTextContent('Everything: every right');
  const ended = await card('old-pipeline');
  expect(ended.getByText('Ended')).toBeVisible();
  expect(ended.queryByRole('button')).not.toBeInTheDocument();
});

test('makes a token with the chosen rights and shows it once, to copy', async () => {
  const { user, service } = await renderArea('/admin/settings');
  const dialog = await openCreate(user);
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(dialog.getByText('Use a to z, 0 to 9 and hyphens, at most 40 characters.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Name/), 'admin-team');
  await user.selectOptions(dialog.getByLabelText('For'), 'mf-admin');
  await user.click(dialog.getByRole('checkbox', { name: 'go live' }));
  await user.type(dialog.getByLabelText('Works until'), '2027-03-31');
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'The token admin-team' }));
  expect(shown.getByLabelText('PLATFORM_TOKEN')).toHaveValue('maida_release_admin-team-1');
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(shown.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith('maida_release_admin-team-1');
  expect(await shown.findByText('Copied')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('maida_release_admin-team-1')).not.toBeInTheDocument();
  const made = service.releases.tokens.find(({ name }) => name === 'admin-team');
  expect(made?.grants).toEqual([{ area: 'mf-admin', acts: ['look', 'release', 'canary', 'rollback'] }]);
  expect(made?.endsAt).toMatch(/^2027-03-31|^2027-04-01/);
  expect(await card('admin-team')).toBeDefined();
});

test('ends a token after a question', async () => {
  const { user, service } = await renderArea('/admin/settings');
  await user.click((await card('provider-team')).getByRole('button', { name: /^End/ }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'End the token provider-team?' }));
  await user.click(dialog.getByRole('button', { name: 'End token' }));
  await waitFor(() => expect(service.releases.tokens[1]?.state).toBe('ended'));
  expect(await screen.findByText('The token provider-team has ended.')).toBeVisible();
});

test('says so when the admin lacks the right, and when no token is there yet', async () => {
  const forbidden = { type: 'about:blank', title: 'x', status: 403, code: 'forbidden', detail: 'x' };
  const handlers = [http.post('*/platform/tokens', () => HttpResponse.json(forbidden, { status: 403 }))];
  const releases = { ...createSampleReleases(), tokens: [] };
  const { user } = await renderArea('/admin/settings', { releases }, { handlers });
  expect(await screen.findByText('No tokens yet')).toBeVisible();
  const dialog = await openCreate(user);
  await user.type(dialog.getByLabelText(/^Name/), 'x');
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(await dialog.findByText(/You don’t have the right to do this/)).toBeVisible();
});

test('retries tokens that fail to load', async () => {
  const handlers = [http.get('*/platform/tokens', () => HttpResponse.error(), { once: true })];
  const releases = { ...createSampleReleases(), tokens: [sampleToken('one')] };
  const { user } = await renderArea('/admin/settings', { releases }, { handlers });
  expect(await screen.findByText('The tokens couldn’t be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('one')).toBeDefined();
});
