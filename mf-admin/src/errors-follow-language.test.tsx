import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expectTranslatedErrors, findElement, formFiles, submitForm } from 'shared-ui/testing';
import { createSampleReleases } from './mocks/release-handlers.ts';
import { sampleStatistics } from './mocks/sample-statistics.ts';
import { sampleOrder, sampleProvider, sampleRestaurant, sampleReview, sampleUser } from './mocks/samples.ts';
import { renderArea } from './testing/render-area.tsx';

const owner = sampleUser(30, { firstname: 'Hawa', lastname: 'Camara', role: 'PROVIDER', confirmed: false });
const order = sampleOrder(sampleRestaurant(1), 1, { stage: 'pending' });
const SETTINGS = '/admin/settings';

interface Case {
  file: string;
  at: string;
  /** The buttons that lead to the form. */
  open?: readonly (string | RegExp)[];
  typed?: Record<string, string>;
  /** No answer from the service; else what is typed is wrong. */
  isOffline?: true;
  errors: number;
}

/** A dialog of the releases on the page of settings. */
const release = (
  file: string,
  open: string | RegExp,
  expected: Pick<Case, 'errors' | 'isOffline'>,
): Case => ({
  file: `features/release/${file}`,
  at: SETTINGS,
  open: [open],
  ...expected,
});
const OFFLINE = { errors: 1, isOffline: true } as const;

const CASES: readonly Case[] = [
  { file: 'features/approval/decision-dialog.tsx', at: '/admin', open: ['Decline: Hawa Camara'], errors: 1 },
  {
    file: 'features/approval/decision-dialog.tsx',
    at: '/admin',
    open: ['Accept: Hawa Camara'],
    ...OFFLINE,
  },
  {
    file: 'features/order/move-dialog.tsx',
    at: `/admin/orders?order=${order.id}`,
    open: ['Cancel order'],
    errors: 1,
  },
  {
    file: 'features/order/move-dialog.tsx',
    at: `/admin/orders?order=${order.id}`,
    open: ['Cancel order'],
    typed: { reason: 'Closed' },
    ...OFFLINE,
  },
  release('create-token-dialog.tsx', 'Create a token', { errors: 1 }),
  release('end-token-dialog.tsx', /^End.*provider-team/, OFFLINE),
  release('free-person-dialog.tsx', 'Lift the limit: sidi@maida.example', OFFLINE),
  release('limit-person-dialog.tsx', 'Limit an admin', { errors: 1 }),
  release('promote-dialog.tsx', 'Release another version: Administration', { errors: 1 }),
  release('reason-dialog.tsx', /^Roll back.*Frame/, { errors: 1 }),
  { file: 'features/review/remove-dialog.tsx', at: '/admin/reviews', open: ['Remove'], errors: 1 },
  { file: 'features/settings/settings-form.tsx', at: SETTINGS, typed: { contactEmail: '' }, errors: 1 },
  {
    file: 'features/settings/settings-form.tsx',
    at: SETTINGS,
    typed: { acceptanceMinutes: '20' },
    ...OFFLINE,
  },
  {
    file: 'features/user/user-question.tsx',
    at: `/admin/users?user=${owner.id}`,
    open: ['Confirm'],
    ...OFFLINE,
  },
];

/** A frame of the release dialogs, and one that only shows what was made. */
const WITHOUT_ERRORS = ['features/release/made-token-dialog.tsx', 'features/release/release-dialog.tsx'];

test('every form of the area is here', () => {
  expect([...new Set(CASES.map(({ file }) => file)), ...WITHOUT_ERRORS].sort()).toEqual(formFiles(__dirname));
});

test.each(CASES)('errors of $file follow a change of language ($typed)', async (form) => {
  const releases = {
    ...createSampleReleases(),
    people: { 'sidi@maida.example': [] },
  };
  const { page, server } = await renderArea(form.at, {
    ...{ releases, orders: [order], reviews: [sampleReview(1)] },
    users: [owner, sampleUser(80, { email: 'sidi@maida.example', role: 'ADMIN' })],
    providers: [sampleProvider(owner, 4)],
    statistics: () => sampleStatistics(2),
  });
  for (const name of form.open ?? []) await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => findElement(form.typed ? 'form [name]:enabled' : 'form button[type="submit"]:enabled'));
  if (form.isOffline) server.use(http.all('*', () => HttpResponse.error()));
  await submitForm(form.typed);
  await expectTranslatedErrors(page.texts, form.errors);
});
