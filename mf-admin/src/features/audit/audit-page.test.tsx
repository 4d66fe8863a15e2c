import { screen, waitFor, within } from '@testing-library/react';
import { AUDIT_ACTIONS } from 'shared-api/contract';
import arAudit from '../../locales/ar/admin-audit.json';
import enAudit from '../../locales/en/admin-audit.json';
import frAudit from '../../locales/fr/admin-audit.json';
import { sampleAdmin, sampleEntry, sampleId, sampleUser } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

/** Without the isolation marks around names. */
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2068\u2069]/g, '');

const sentences = () => screen.getAllByRole('rowheader').map((cell) => plain(cell.textContent));

const shownAs = async (sentence: string) => waitFor(() => expect(sentences()[0]).toBe(sentence));

const cancelled = sampleEntry(2, {
  action: 'order_cancelled',
  object: { kind: 'order', id: sampleId(5, 1), label: 'K7M-42Q' },
  reason: 'Fraud',
  changes: [{ field: 'stage', before: 'pending', after: 'cancelled' }],
});

test('lists who did what, when and from where, as sentences', async () => {
  const audit = [
    sampleEntry(1, { object: { kind: 'user', id: sampleId(7, 1), label: 'hawa@maida.example' } }),
    cancelled,
    sampleEntry(3, {
      action: 'password_changed',
      object: { kind: 'user', id: sampleAdmin.id, label: sampleAdmin.email },
    }),
    sampleEntry(4, { action: 'user_created', actor: null, role: null, network: null }),
    sampleEntry(5, { action: 'email_confirmed', actor: null, role: null }),
    sampleEntry(6, { action: 'user_removed', actor: { id: sampleId(7, 99), name: null, email: null } }),
    sampleEntry(7, {
      action: 'settings_changed',
      object: { kind: 'settings', id: null, label: null },
      changes: [
        { field: 'acceptanceMinutes', before: 10, after: 15 },
        { field: 'social', before: '{"facebook":null}', after: '{"facebook":"https://f.example"}' },
      ],
    }),
  ];
  await renderArea('/admin/activity', { audit });
  await shownAs('Khadija Sy confirmed the account hawa@maida.example.');
  expect(sentences().slice(1)).toEqual([
    'Khadija Sy cancelled the order K7M-42Q.Fraud',
    'Khadija Sy changed their own password.',
    'The command line created the account user4@maida.example.',
    'Someone not signed in confirmed the email address user5@maida.example by its link.',
    'An administrator whose account was deleted deleted the account user6@maida.example.',
    'Khadija Sy changed the settings: Time to accept an order (min), Social links.',
  ]);
  expect(screen.getAllByText('197.231.12.0/24')).toHaveLength(6);
});

test('shows the details, with links to actor and object', async () => {
  const { user, search } = await renderArea('/admin/activity', { audit: [sampleEntry(1), cancelled] });
  await user.click(await screen.findByRole('button', { name: /^Details: .*K7M-42Q/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'What happened' }));
  expect(dialog.getByText('Fraud')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Khadija Sy (admin@maida.example)' })).toHaveAttribute(
    'href',
    `/admin/users?user=${sampleAdmin.id}`,
  );
  expect(dialog.getByRole('link', { name: 'Order · K7M-42Q' })).toHaveAttribute(
    'href',
    `/admin/orders?order=${sampleId(5, 1)}`,
  );
  const row = within(dialog.getByRole('table', { name: 'What changed' })).getByRole('row', { name: /Stage/ });
  expect(row).toHaveTextContent('StagePendingCancelled');
  await user.click(dialog.getByRole('button', { name: 'All activity on this item' }));
  await waitFor(() => expect(sentences()).toHaveLength(1));
  expect(search()).toEqual({ objectId: sampleId(5, 1) });
  expect(screen.getByText('Only activity on this item.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(sentences()).toHaveLength(2));
});

test('filters through the address bar by who, what, which and when', async () => {
  const other = { id: sampleId(7, 50), name: 'Oumar Sow', email: 'oumar@maida.example' };
  const audit = [sampleEntry(1), cancelled, sampleEntry(3, { actor: other, at: '2026-01-05T10:00:00.000Z' })];
  const users = [sampleUser(50, { firstname: 'Oumar', lastname: 'Sow', email: other.email })];
  const { user, search } = await renderArea('/admin/activity?action=nonsense&from=yesterday', {
    audit,
    users,
  });
  await waitFor(() => expect(sentences()).toHaveLength(3));
  await user.type(screen.getByRole('combobox', { name: 'Who' }), 'oumar');
  await user.click(await screen.findByRole('option', { name: /Oumar Sow/ }));
  await shownAs('Oumar Sow confirmed the account user3@maida.example.');
  expect(search()).toMatchObject({ actorId: other.id });
  expect(screen.getByRole('combobox', { name: 'Who' })).toHaveValue('Oumar Sow');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(sentences()).toHaveLength(3));
  expect(search()).toEqual({});
  await user.selectOptions(screen.getByLabelText('Action'), 'Order cancelled');
  await waitFor(() => expect(sentences()).toHaveLength(1));
  await user.selectOptions(screen.getByLabelText('About'), 'Account');
  expect(await screen.findByText('No entries match your filters')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Reset' })[1] ?? document.body);
  await waitFor(() => expect(sentences()).toHaveLength(3));
  await user.type(screen.getByRole('searchbox', { name: 'Code, restaurant, account' }), 'k7m');
  await waitFor(() => expect(sentences()).toHaveLength(1));
  expect(search()).toEqual({ q: 'k7m' });
});

test('pages through the log, which cannot be changed', async () => {
  const { user } = await renderArea('/admin/activity');
  await waitFor(() => expect(sentences()).toHaveLength(10));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(sentences()).toHaveLength(4));
  expect(screen.queryByRole('button', { name: /delete|edit|change|save/i })).not.toBeInTheDocument();
});

test('has texts for every action in every language', () => {
  for (const { action, sentence } of [arAudit, enAudit, frAudit]) {
    expect(Object.keys(action).toSorted()).toEqual([...AUDIT_ACTIONS].toSorted());
    expect(
      Object.keys(sentence)
        .filter((key) => !key.endsWith('_own'))
        .toSorted(),
    ).toEqual([...AUDIT_ACTIONS].toSorted());
  }
});

test('speaks Arabic, with the code isolated', async () => {
  await renderArea('/admin/activity', { audit: [cancelled] }, { language: 'ar' });
  await shownAs('Khadija Sy: إلغاء الطلب K7M-42Q.Fraud');
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('\u2068K7M-42Q\u2069');
});

test('speaks French', async () => {
  await renderArea('/admin/activity', { audit: [cancelled] }, { language: 'fr' });
  await shownAs('Khadija Sy a annulé la commande K7M-42Q.Fraud');
});
