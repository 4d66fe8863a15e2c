import { act, screen, waitFor, within } from '@testing-library/react';
import {
  addCouscous,
  changeGroup,
  couscousDialog,
  giveNumbers,
  openCouscous,
  soldOut,
} from '../../testing/options.ts';
import { provideSampleService, renderArea } from '../../testing/render-area.tsx';

const { service } = provideSampleService();
const MENU = '/restaurant/chez-mariem/menu';

function selection() {
  return within(screen.getByRole('complementary', { name: 'Your selection' }));
}

test('shows required groups first, with how many can be chosen, and what each option changes', async () => {
  const { user } = await renderArea(MENU);
  const opener = await screen.findByRole('button', { name: /^Couscous.*from 139\.50\sMRU.*Choose$/ });
  expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  const dialog = await openCouscous(user);
  const groups = dialog.getAllByRole('group').filter(({ tagName }) => tagName === 'FIELDSET');
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Taille',
    'Suppléments',
    'Légumes',
  ]);
  expect(groups.map((group) => group.getAttribute('aria-describedby')?.length)).not.toContain(0);
  expect(groups[0]).toHaveAccessibleDescription('Choose 1');
  expect(groups[1]).toHaveAccessibleDescription('Choose up to 4');
  expect(groups[2]).toHaveAccessibleDescription('Choose up to 2 · 1 included in the price');
  expect(dialog.getByRole('radio', { name: /^Grande/ })).toHaveAccessibleName(/\+60\.00\sMRU$/);
  expect(dialog.getByRole('radio', { name: /^Petite/ })).toHaveAccessibleName(/−20\.50\sMRU$/);
  expect(dialog.getByRole('radio', { name: /^Familiale.*Sold out$/ })).toBeDisabled();
});

test('the button shows the price of all portions while one chooses, to the cent', async () => {
  const { user } = await renderArea(MENU);
  const dialog = await openCouscous(user);
  const price = (text: RegExp) => expect(dialog.getByRole('button', { name: text })).toBeInTheDocument();
  price(/^Add 160\.00\sMRU$/);
  await user.click(dialog.getByLabelText(/^Petite/));
  price(/^Add 139\.50\sMRU$/);
  await user.click(dialog.getByLabelText(/^Carottes/));
  // One vegetable is free.
  price(/^Add 139\.50\sMRU$/);
  await user.click(dialog.getByLabelText(/^Navets/));
  price(/^Add 144\.50\sMRU$/);
  expect(dialog.getByLabelText(/^Potiron/)).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Add one: Œuf' }));
  await user.click(dialog.getByRole('button', { name: 'Add one: Œuf' }));
  await user.click(dialog.getByRole('button', { name: 'Add one: Couscous au chameau' }));
  price(/^Add 329\.00\sMRU$/);
  await user.click(dialog.getByRole('button', { name: 'Add one: Merguez' }));
  await user.click(dialog.getByRole('button', { name: 'Add one: Merguez' }));
  expect(dialog.getByRole('button', { name: 'Add one: Œuf' })).toBeDisabled();
});

test('says at the group what is missing, moves the focus there, and forgets it once it is chosen', async () => {
  const { user } = await renderArea(MENU);
  const dialog = await openCouscous(user);
  expect(dialog.queryByText('Please choose one.')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /^Add \d/ }));
  const size = dialog.getByRole('group', { name: 'Taille' });
  expect(size).toHaveAccessibleDescription('Choose 1 Please choose one.');
  expect(dialog.getByLabelText(/^Normale/)).toHaveFocus();
  await user.click(dialog.getByLabelText(/^Normale/));
  expect(dialog.queryByText('Please choose one.')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /^Add \d/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('two choices are two lines, the same choice twice is one, and the row counts both', async () => {
  const { user } = await renderArea(MENU);
  await addCouscous(user, /^Grande/, /^Carottes/);
  await addCouscous(user, /^Petite/);
  await addCouscous(user, /^Petite/);
  const lines = selection().getAllByRole('group', { name: /^Couscous/ });
  expect(lines.map((line) => line.getAttribute('aria-label'))).toEqual([
    'Couscous au chameau, Grande, Carottes',
    'Couscous au chameau, Petite',
  ]);
  expect(lines.map((line) => within(line).getByRole('status').textContent)).toEqual(['1', '2']);
  expect(selection().getByText('Total').nextElementSibling).toHaveTextContent('499.00 MRU');
  expect(screen.getByRole('button', { name: /^Couscous.*3 in your selection$/ })).toBeInTheDocument();
});

test('lines keep their choice through a reload and a switch of language', async () => {
  const first = await renderArea(MENU);
  await addCouscous(first.user, /^Grande/);
  first.unmount();
  const { texts } = await renderArea(MENU, { language: 'ar' });
  expect(await screen.findByRole('group', { name: /^كسكس بلحم الإبل، كبير$/ })).toBeInTheDocument();
  await act(() => texts.changeLanguage('fr'));
  expect(await screen.findByRole('group', { name: 'Couscous au chameau, Grande' })).toBeInTheDocument();
});

test('what is chosen is kept when the dialog is closed, through a reload, until it is added', async () => {
  const first = await renderArea(MENU);
  const before = await openCouscous(first.user);
  await first.user.click(before.getByLabelText(/^Grande/));
  await first.user.click(before.getByRole('button', { name: 'Close' }));
  expect(selection().getByText(/Nothing selected yet/)).toBeInTheDocument();
  first.unmount();
  const { user } = await renderArea(MENU);
  const dialog = await openCouscous(user);
  expect(dialog.getByLabelText(/^Grande/)).toBeChecked();
  await user.click(dialog.getByRole('button', { name: /^Add 220/ }));
  expect((await openCouscous(user)).getByLabelText(/^Grande/)).not.toBeChecked();
});

test('a line can be changed; closing leaves it as it is', async () => {
  const { user } = await renderArea(MENU);
  await addCouscous(user, /^Grande/);
  const change = () => user.click(selection().getByRole('button', { name: /^Change Couscous/ }));
  await change();
  await user.click((await couscousDialog()).getByLabelText(/^Petite/));
  await user.click((await couscousDialog()).getByRole('button', { name: 'Close' }));
  expect(selection().getByRole('group', { name: /Grande$/ })).toBeInTheDocument();
  await change();
  const dialog = await couscousDialog();
  expect(dialog.getByLabelText(/^Grande/)).toBeChecked();
  await user.click(dialog.getByLabelText(/^Petite/));
  await user.click(dialog.getByRole('button', { name: /^Update 139\.50/ }));
  await waitFor(() => expect(selection().getAllByRole('group', { name: /^Couscous/ })).toHaveLength(1));
  expect(selection().getByRole('group', { name: /Petite$/ })).toBeInTheDocument();
  expect(selection().getByRole('button', { name: /^Change Couscous.*Petite$/ })).toHaveFocus();
});

test('a dish is sold out when what one has to choose of it is', async () => {
  changeGroup(service(), 'Taille', (group) => soldOut(group, 'Normale', 'Grande', 'Petite'));
  await renderArea(MENU);
  expect(await screen.findByRole('button', { name: /^Couscous.*Sold out$/ })).toBeDisabled();
});

test('a line whose option has sold out says so, and is ordered once it is changed', async () => {
  const first = await renderArea(MENU);
  await addCouscous(first.user, /^Grande/);
  first.unmount();
  changeGroup(service(), 'Taille', (group) => soldOut(group, 'Grande'));
  const { user } = await renderArea(MENU);
  expect(await screen.findByText('Sold out: Grande')).toBeInTheDocument();
  const book = selection().getByRole('button', { name: 'Book' });
  expect(book).toBeDisabled();
  expect(book).toHaveAccessibleDescription(/^Couscous au chameau ?: change your choice/);
  await user.click(selection().getByRole('button', { name: /^Change Couscous/ }));
  const dialog = await couscousDialog();
  expect(dialog.getByText(/no longer available/)).toBeInTheDocument();
  await user.click(dialog.getByLabelText(/^Normale/));
  await user.click(dialog.getByRole('button', { name: /^Update/ }));
  expect(selection().queryByText('Sold out: Grande')).not.toBeInTheDocument();
  expect(selection().getByRole('button', { name: 'Book' })).toBeEnabled();
});

test('says so when fewer of an option are left than were chosen', async () => {
  const first = await renderArea(MENU);
  const before = await openCouscous(first.user);
  await first.user.click(before.getByLabelText(/^Normale/));
  await first.user.click(before.getByRole('button', { name: 'Add one: Œuf' }));
  await first.user.click(before.getByRole('button', { name: 'Add one: Œuf' }));
  await first.user.click(before.getByRole('button', { name: /^Add \d/ }));
  first.unmount();
  giveNumbers(service(), { Œuf: 1 });
  const { user } = await renderArea(MENU);
  await user.click(await screen.findByRole('button', { name: /^Change Couscous/ }));
  const dialog = await couscousDialog();
  expect(dialog.getByText(/^Some of what you chose is no longer available/)).toBeInTheDocument();
});

test('in French, none left is not told as a number', async () => {
  giveNumbers(service(), { Œuf: 1 });
  const { user } = await renderArea(MENU, { language: 'fr' });
  await user.click(await screen.findByRole('button', { name: /^Couscous/ }));
  const dialog = await couscousDialog();
  await user.click(dialog.getByLabelText(/^Normale/));
  await user.click(dialog.getByRole('button', { name: /^Ajouter.*Œuf$/ }));
  await user.click(dialog.getByRole('button', { name: /^Ajouter \d/ }));
  await user.click(await screen.findByRole('button', { name: /^Couscous/ }));
  expect((await couscousDialog()).getByText(/Il n’en reste plus/)).toBeInTheDocument();
});
