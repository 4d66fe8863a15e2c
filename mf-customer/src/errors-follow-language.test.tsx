import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expectTranslatedErrors, findElement, formFiles, submitForm } from 'shared-ui/testing';
import { sampleId } from './mocks/sample-customer.ts';
import { network, renderArea, setUpArea } from './testing/render-area.tsx';

setUpArea();

interface Case {
  file: string;
  at: string;
  /** The button that opens the form. */
  open?: string;
  /** A choice to make first. */
  choose?: string;
  typed?: Record<string, string>;
  /** What the service answers; else what is typed is wrong. */
  isOffline?: true;
  errors: number;
}

const PASSWORDS = { currentPassword: 'maida-demo', password: 'another one', repeated: 'another one' };
const DELIVERED = `/user/orders/${sampleId(102)}`;

const CASES: readonly Case[] = [
  { file: 'features/address/address-dialog.tsx', at: '/user/addresses', open: 'Add an address', errors: 2 },
  {
    file: 'features/address/address-dialog.tsx',
    at: '/user/addresses',
    open: 'Add an address',
    typed: { label: 'Mum', address: 'Îlot 7' },
    isOffline: true,
    errors: 1,
  },
  { file: 'features/factor/add-app-dialog.tsx', at: '/user/security', open: 'Set up', errors: 1 },
  {
    file: 'features/factor/add-app-dialog.tsx',
    at: '/user/security',
    open: 'Set up',
    typed: { code: '123456' },
    isOffline: true,
    errors: 1,
  },
  {
    file: 'features/own-data/delete-account-dialog.tsx',
    at: '/user/security',
    open: 'Delete my account',
    errors: 2,
  },
  {
    file: 'features/own-data/delete-account-dialog.tsx',
    at: '/user/security',
    open: 'Delete my account',
    typed: { currentPassword: 'maida-demo', isSure: 'yes' },
    isOffline: true,
    errors: 1,
  },
  {
    file: 'features/passkey/passkey-name-dialog.tsx',
    at: '/user/security',
    open: 'Add a passkey',
    typed: { name: '' },
    errors: 1,
  },
  {
    file: 'features/passkey/passkey-name-dialog.tsx',
    at: '/user/security',
    open: 'Add a passkey',
    typed: { name: 'Phone' },
    isOffline: true,
    errors: 1,
  },
  {
    file: 'features/profile/email-dialog.tsx',
    at: '/user/profile',
    open: 'Change email address',
    errors: 2,
  },
  {
    file: 'features/profile/email-dialog.tsx',
    at: '/user/profile',
    open: 'Change email address',
    typed: { email: 'new@maida.example', currentPassword: 'maida-demo' },
    isOffline: true,
    errors: 1,
  },
  { file: 'features/profile/password-form.tsx', at: '/user/security', errors: 2 },
  {
    file: 'features/profile/password-form.tsx',
    at: '/user/security',
    typed: PASSWORDS,
    isOffline: true,
    errors: 1,
  },
  { file: 'features/profile/profile-form.tsx', at: '/user/profile', typed: { phone: '12' }, errors: 1 },
  {
    file: 'features/profile/profile-form.tsx',
    at: '/user/profile',
    typed: { firstname: 'Mariem' },
    isOffline: true,
    errors: 1,
  },
  // The alert holds the error of its field: found twice.
  { file: 'features/review/own-review-form.tsx', at: DELIVERED, errors: 2 },
  {
    file: 'features/review/own-review-form.tsx',
    at: DELIVERED,
    choose: '[type="radio"][value="4"]',
    isOffline: true,
    errors: 1,
  },
];

/** They take what they do on submit from one of the forms above. */
const FRAMES = ['features/profile/form-card.tsx', 'lib/account-card.tsx', 'lib/form-dialog.tsx'];

test('every form of the area is here', () => {
  expect([...new Set(CASES.map(({ file }) => file)), ...FRAMES].sort()).toEqual(formFiles(__dirname));
});

test.each(CASES)('errors of $file follow a change of language ($typed)', async (form) => {
  const { page } = await renderArea(form.at);
  if (form.open) await userEvent.click(await screen.findByRole('button', { name: form.open }));
  if (form.open) await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  await waitFor(() => findElement('form button[type="submit"]:enabled'));
  if (form.choose) await userEvent.click(findElement(`form ${form.choose}`));
  if (form.isOffline) network.use(http.all('*', () => HttpResponse.error()));
  await submitForm(form.typed);
  await expectTranslatedErrors(page.texts, form.errors);
});
