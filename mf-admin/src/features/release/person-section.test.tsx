import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createSampleReleases } from '../../mocks/release-handlers.ts';
import { sampleUser } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

test('limits what an admin may do to an area, changes that, and lifts it', async () => {
  const admin = sampleUser(80, {
    firstname: 'Sidi',
    lastname: 'Sy',
    email: 'sidi@maida.example',
    role: 'ADMIN',
  });
  const { user, service } = await renderArea('/admin/settings', { users: [sampleUser(1), admin] });
  await user.click(await screen.findByRole('button', { name: 'Limit an admin' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Limit an admin' }));
  await user.click(dialog.getByRole('button', { name: 'Limit' }));
  expect(await dialog.findByText('Choose whom to limit.')).toBeVisible();
  await user.type(dialog.getByRole('combobox', { name: /^Admin/ }), 's');
  await user.click(await dialog.findByRole('option', { name: /Sidi Sy/ }));
  await user.selectOptions(dialog.getByLabelText('For'), 'mf-admin');
  await user.click(dialog.getByRole('checkbox', { name: 'go live' }));
  await user.click(dialog.getByRole('button', { name: 'Limit' }));
  expect(await screen.findByText('The rights of sidi@maida.example were saved.')).toBeVisible();
  expect(service.releases.people).toEqual({
    'sidi@maida.example': [{ area: 'mf-admin', acts: ['look', 'promote'] }],
  });
  await user.click(await screen.findByRole('button', { name: 'Change: sidi@maida.example' }));
  const change = within(screen.getByRole('alertdialog', { name: 'Limit an admin' }));
  expect(change.getByRole('checkbox', { name: 'go live' })).toBeChecked();
  await user.click(change.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Lift the limit: sidi@maida.example' }));
  await user.click(screen.getByRole('button', { name: 'Lift the limit' }));
  expect(await screen.findByText('sidi@maida.example can do everything again.')).toBeVisible();
  expect(service.releases.people).toEqual({});
});

test('is not there for an admin who may not give every right', async () => {
  const own = { own: [{ area: 'mf-admin', acts: ['rights'] }], people: {}, addresses: {} };
  const handlers = [http.get('*/platform/rights', () => HttpResponse.json(own))];
  await renderArea('/admin/settings', { releases: createSampleReleases() }, { handlers });
  expect(await screen.findByRole('heading', { name: 'provider-team' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Limit an admin' })).not.toBeInTheDocument();
});

test('does not offer to change somebody with several parts, whom the dialog would leave with one', async () => {
  const releases = createSampleReleases();
  releases.people['sidi@maida.example'] = [
    { area: 'mf-admin', acts: ['look'] },
    { area: 'mf-public', acts: ['look'] },
  ];
  await renderArea('/admin/settings', { releases });
  expect(await screen.findByRole('button', { name: 'Lift the limit: sidi@maida.example' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change: sidi@maida.example' })).not.toBeInTheDocument();
});
