import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createSampleReleases } from '../../mocks/release-handlers.ts';
import { samplePending } from '../../mocks/rule-handlers.ts';
import { renderArea } from '../../testing/render-area.tsx';

const waitingReleases = () => ({
  ...createSampleReleases(),
  rules: { secondPerson: ['mf-public'], freezes: [], pending: [samplePending()] },
});

const section = async () => within(await screen.findByRole('region', { name: 'Release rules' }));

test('shows who asked for a promotion, when and why, and approves it', async () => {
  const { user, service } = await renderArea('/admin/settings', { releases: waitingReleases() });
  const rules = await section();
  expect(await rules.findByText(/requested by sidi@maida.example 1 hour ago/)).toBeVisible();
  expect(rules.getByText('Sorted lists')).toBeVisible();
  await user.click(rules.getByRole('button', { name: 'Approve: Visitors’ pages' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Approve: Visitors’ pages?' }));
  await user.click(dialog.getByRole('button', { name: 'Approve and release' }));
  expect(await screen.findByText('Visitors’ pages: 0.1.0-c3c3c3c3c3 is live.')).toBeVisible();
  expect(service.releases.rules.pending).toEqual([]);
});

test('says so when the one who asked approves', async () => {
  const forbidden = { type: 'about:blank', title: 'x', status: 403, code: 'same_person', detail: 'x' };
  const handlers = [
    http.post('*/platform/approvals/approve', () => HttpResponse.json(forbidden, { status: 403 })),
  ];
  const { user } = await renderArea('/admin/settings', { releases: waitingReleases() }, { handlers });
  await user.click(await screen.findByRole('button', { name: 'Approve: Visitors’ pages' }));
  await user.click(screen.getByRole('button', { name: 'Approve and release' }));
  expect(await screen.findByText(/not even with a token\. Someone else has to/)).toBeVisible();
});

test('withdraws a promotion', async () => {
  const { user, service } = await renderArea('/admin/settings', { releases: waitingReleases() });
  await user.click(await screen.findByRole('button', { name: 'Withdraw: Visitors’ pages' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Withdraw: Visitors’ pages?' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(
    await screen.findByText('Visitors’ pages: the request for 0.1.0-c3c3c3c3c3 was withdrawn.'),
  ).toBeVisible();
  expect(service.releases.rules.pending).toEqual([]);
});

test('sets which areas need a second person', async () => {
  const { user, service } = await renderArea('/admin/settings', { releases: waitingReleases() });
  await user.click((await section()).getByRole('button', { name: 'Change' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'What needs a second approver?' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Visitors’ pages' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Administration' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Rule saved.')).toBeVisible();
  expect(service.releases.rules.secondPerson).toEqual(['mf-admin']);
});

test('plans a freeze in Nouakchott time, and ends it', async () => {
  const { user, service } = await renderArea('/admin/settings');
  await user.click(await screen.findByRole('button', { name: 'Plan a freeze' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Plan a freeze' }));
  await user.clear(dialog.getByLabelText(/^From/));
  await user.type(dialog.getByLabelText(/^From/), '2098-12-31T18:00');
  await user.type(dialog.getByLabelText(/^Until/), '2098-12-30T18:00');
  await user.type(dialog.getByLabelText(/^Reason/), 'New Year');
  await user.click(dialog.getByRole('button', { name: 'Plan freeze' }));
  expect(await dialog.findByText('It has to end after it starts.')).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Until/));
  await user.type(dialog.getByLabelText(/^Until/), '2099-01-01T06:00');
  await user.click(dialog.getByRole('button', { name: 'Plan freeze' }));
  expect(await screen.findByText('Freeze planned.')).toBeVisible();
  const [freeze] = service.releases.rules.freezes;
  expect(freeze).toMatchObject({ from: '2098-12-31T18:00:00.000Z', areas: ['*'], why: 'New Year' });
  expect(await screen.findByText(/from 31 Dec 2098, 18:00 until 1 Jan 2099, 06:00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End the freeze: Everything' }));
  await user.click(screen.getByRole('button', { name: 'End freeze' }));
  expect(await screen.findByText('The freeze has ended.')).toBeVisible();
  expect(service.releases.rules.freezes).toEqual([]);
});

test('says that a promotion now waits for another person', async () => {
  const waits = { type: 'about:blank', title: 'x', status: 409, code: 'approval_required', detail: 'x' };
  const handlers = [http.post('*/platform/promote', () => HttpResponse.json(waits, { status: 409 }))];
  const { user } = await renderArea('/admin/settings', {}, { handlers });
  await user.click(await screen.findByRole('button', { name: 'Release another version: Administration' }));
  await user.type(screen.getByLabelText(/^Reason/), 'x');
  await user.click(screen.getByRole('button', { name: 'Go live' }));
  expect(await screen.findByText(/Someone else has to approve it/)).toBeVisible();
});
