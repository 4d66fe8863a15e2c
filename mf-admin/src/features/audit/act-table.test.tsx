import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { LoggedAct } from 'platform/contract';
import { createSampleReleases } from '../../mocks/release-handlers.ts';
import { renderArea } from '../../testing/render-area.tsx';

const promoted: LoggedAct = {
  when: '2026-11-25T08:00:00.000Z',
  who: 'pipeline provider-team',
  network: '203.0.113.7',
  acts: ['promote', 'force'],
  areas: ['mf-provider'],
  subject: '0.1.0-c3c3c3c3c3',
  refusal: null,
};
const refused: LoggedAct = {
  ...promoted,
  when: '2026-11-25T07:00:00.000Z',
  network: 'local',
  acts: ['rights'],
  areas: ['*'],
  subject: 'token main',
  refusal: 'sidi lacks the right "rights" for every area.',
};

test('lists what people and pipelines did to releases, and what was refused', async () => {
  const releases = { ...createSampleReleases(), acts: [promoted, refused] };
  const { user } = await renderArea('/admin/activity', { releases });
  await user.click(await screen.findByRole('link', { name: 'Releases' }));
  const [first, second] = await screen.findAllByRole('rowheader', { name: /Go live|Manage rights/ });
  expect(first).toHaveTextContent('Go live, Force · mf-provider0.1.0-c3c3c3c3c3');
  expect(second).toHaveTextContent('Manage rights · everything');
  expect(second).toHaveTextContent('token main – sidi lacks the right');
  const table = within(screen.getByRole('table', { name: 'Release activity' }));
  expect(table.getAllByText('pipeline provider-team')[0]).toBeVisible();
  expect(table.getByText('on the server')).toBeVisible();
  expect(table.getByText('Done')).toBeVisible();
  expect(table.getByText('Refused')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Accounts and orders' }));
  expect(await screen.findByRole('table', { name: 'Activity' })).toBeVisible();
});

test('retries a log that fails to load', async () => {
  const handlers = [http.get('*/platform/acts', () => HttpResponse.error(), { once: true })];
  const { user } = await renderArea('/admin/activity?log=releases', {}, { handlers });
  expect(await screen.findByText('The release log couldn’t be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No activity yet')).toBeVisible();
});
