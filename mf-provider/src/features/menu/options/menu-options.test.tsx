import { screen, waitFor, within } from '@testing-library/react';
import { sampleRestaurant } from '../../../mocks/samples.ts';
import { renderArea } from '../../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1, { language: 'fr' });
const [taille, supplements] = restaurant.optionGroups ?? [];
if (!taille || !supplements) throw new Error('The sample has two groups.');

async function open(change: Partial<typeof restaurant> = {}) {
  const area = await renderArea('/provider/menu', {
    restaurants: [{ ...restaurant, ...change }],
    orders: [],
  });
  await screen.findByRole('heading', { name: 'Plats' });
  const { user, service } = area;
  return {
    ...area,
    stored: () => service.restaurants[0]?.optionGroups ?? [],
    groupsOf: (dish: string) =>
      service.restaurants[0]?.menu.flatMap(({ items }) => items).find(({ name }) => name === dish)
        ?.optionGroups,
    show: (view: 'Dishes' | 'Options') => user.click(screen.getByRole('radio', { name: view })),
    save: async () => {
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText('Menu saved.');
    },
  };
}

const group = (name: string) => within(screen.getByRole('listitem', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const nameField = () => dialog().getByRole('textbox', { name: 'Name' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('lists the options in plain words, with the dishes that have them', async () => {
  const { show } = await open();
  const row = screen.getByText('Poulet yassa').closest('li');
  expect(row).toHaveTextContent('Options: Taille, Suppléments');
  await show('Options');
  expect(group('Taille').getByText('Customers must choose 1')).toBeVisible();
  expect(group('Taille').getByText('Used by: Poulet yassa')).toBeVisible();
  expect(group('Taille').getByText(/−40\.00.MRU/)).toBeVisible();
  expect(
    group('Suppléments').getByText(
      'Customers may choose up to 3 · 1 of them free · the same one several times',
    ),
  ).toBeVisible();
});

test('makes options, adds them to a dish, and saves both', async () => {
  const { user, show, save, stored, groupsOf } = await open();
  await show('Options');
  await user.click(screen.getByRole('button', { name: 'New options' }));
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  expect(await dialog().findByText('Give these options a name.')).toBeVisible();
  expect(dialog().getByText('Add at least one option.')).toBeVisible();
  await user.type(nameField(), 'Accompagnement');
  await user.type(dialog().getByRole('textbox', { name: 'Option 1' }), 'Riz');
  await user.type(dialog().getByRole('textbox', { name: 'Option 2' }), 'Frites');
  const [, price] = dialog().getAllByLabelText('Price difference');
  if (!price) throw new Error('The second option has a price.');
  await user.type(price, '-12,5');
  await user.click(dialog().getByRole('button', { name: 'Move Frites up' }));
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  await closed();
  expect(group('Accompagnement').getByText(/^No dish has them yet/)).toBeVisible();
  // The switch comes with the save.
  expect(group('Accompagnement').queryByRole('switch')).not.toBeInTheDocument();

  await show('Dishes');
  await user.click(screen.getByRole('button', { name: 'Edit Méchoui' }));
  await user.selectOptions(dialog().getByLabelText('Add options'), 'Accompagnement');
  await user.selectOptions(dialog().getByLabelText('Add options'), 'Taille');
  await user.click(dialog().getByRole('button', { name: 'Move Taille up' }));
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  await closed();
  await save();
  const made = stored()[2];
  expect(made).toMatchObject({
    name: 'Accompagnement',
    ...{ min: 1, max: 1, free: 0, isRepeatable: false },
    options: [
      { name: 'Frites', price: -12.5 },
      { name: 'Riz', price: 0 },
    ],
  });
  expect(groupsOf('Méchoui')).toEqual([taille.id, made?.id]);
  expect(groupsOf('Poulet yassa')).toEqual([taille.id, supplements.id]);
});

test('says at each number of a rule what is wrong, and mends it together', async () => {
  const { user, show, save, stored } = await open();
  await show('Options');
  await user.click(screen.getByRole('button', { name: 'Edit Taille' }));
  await user.click(dialog().getByRole('radio', { name: /^A number that I set/ }));
  await user.clear(dialog().getByLabelText('At least'));
  await user.type(dialog().getByLabelText('At least'), '3');
  await user.clear(dialog().getByLabelText(/^How many of them are free/));
  await user.type(dialog().getByLabelText(/^How many of them are free/), '2');
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  expect(await dialog().findAllByText('This is more than customers can choose.')).toHaveLength(2);
  expect(dialog().getByLabelText('At least')).toBeInvalid();
  await user.clear(dialog().getByLabelText('At most'));
  await user.type(dialog().getByLabelText('At most'), '3');
  expect(await dialog().findByText('There are fewer options than this.')).toBeVisible();
  await user.click(dialog().getByLabelText(/^The same option can be taken several times/));
  await waitFor(() => expect(dialog().getByLabelText('At least')).toBeValid());
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  await closed();
  expect(
    group('Taille').getByText('Customers must choose 3 · 2 of them free · the same one several times'),
  ).toBeVisible();
  await save();
  expect(stored()[0]).toMatchObject({ min: 3, max: 3, free: 2, isRepeatable: true });
});

test('translates the names of a group and of its options', async () => {
  const { user, show, save, stored } = await open();
  await show('Options');
  await user.click(screen.getByRole('button', { name: 'Edit Taille' }));
  const [name, demi] = dialog().getAllByLabelText('Name in Arabic');
  if (!name || !demi) throw new Error('Both have a name in Arabic.');
  await user.type(name, 'الحجم');
  await user.type(demi, 'نصف');
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  await closed();
  await save();
  expect(stored()[0]).toMatchObject({
    translations: { ar: { name: 'الحجم' } },
    options: [{ translations: { ar: { name: 'نصف' } } }, { name: 'Entier' }],
  });
});

test('shows a group as customers see it, as it is typed', async () => {
  const { user, show } = await open();
  await show('Options');
  await user.click(screen.getByRole('button', { name: 'Edit Suppléments' }));
  await user.click(dialog().getByText('As customers see it'));
  const preview = () => within(dialog().getByRole('group', { name: 'Suppléments' }));
  expect(preview().getByText('Choose up to 3 · 1 included in the price')).toBeVisible();
  expect(preview().getByText(/^\+30\.00.MRU$/)).toBeVisible();
  await user.click(dialog().getByLabelText(/^The same option can be taken several times/));
  await user.type(dialog().getByRole('textbox', { name: 'Option 1' }), ' maison');
  expect(preview().getByRole('checkbox', { name: /^Frites maison/ })).not.toBeChecked();
});

test('shows a dish’s options as customers see them, with the price of what is chosen', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Poulet yassa' }));
  await user.click(dialog().getByText('As customers see it'));
  await user.click(dialog().getByRole('radio', { name: /^Demi/ }));
  await user.click(dialog().getByRole('button', { name: 'Add one: Sauce' }));
  await user.click(dialog().getByRole('button', { name: 'Add one: Frites' }));
  // The dearest extra is free.
  expect(dialog().getByText(/^One portion as chosen here: 130\.00.MRU$/)).toBeVisible();
});

test('asks before options are deleted, names their dishes, and undoes it', async () => {
  const { user, show, save, stored, groupsOf } = await open();
  await show('Options');
  const remove = async () => {
    await user.click(screen.getByRole('button', { name: 'Delete Taille' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete “Taille”?' }));
    expect(question.getByText('These dishes will no longer have them: Poulet yassa.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
  };
  await remove();
  expect(screen.queryByRole('listitem', { name: 'Taille' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(group('Taille').getByText('Used by: Poulet yassa')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await remove();
  await save();
  expect(stored().map(({ name }) => name)).toEqual(['Suppléments']);
  expect(groupsOf('Poulet yassa')).toEqual([supplements.id]);
  // Undoing the save brings back the group and its place at the dish.
  const saved = within(screen.getByText('Menu saved.').closest('div')?.parentElement ?? document.body);
  await user.click(saved.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Your menu is back as it was.');
  expect(groupsOf('Poulet yassa')).toEqual([taille.id, supplements.id]);
});

test('marks an option as sold out immediately, without saving the menu', async () => {
  const { user, show, stored } = await open();
  await show('Options');
  const toggle = screen.getByRole('switch', { name: 'Frites is available' });
  await user.click(toggle);
  await waitFor(() => expect(stored()[1]?.options[0]?.soldOutUntil).not.toBeNull());
  expect(toggle).toHaveAccessibleDescription(/^Sold out until .*05:00/);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.click(toggle);
  await waitFor(() => expect(stored()[1]?.options[0]?.soldOutUntil).toBeNull());
});

test('asks before unsaved options are left, and restores what was discarded', async () => {
  const { user, show } = await open();
  await show('Options');
  await user.click(screen.getByRole('button', { name: 'Edit Taille' }));
  await user.clear(nameField());
  await user.type(nameField(), 'Format');
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  await closed();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const leave = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(leave.getByRole('button', { name: 'Stay' }));
  await user.click(screen.getByRole('button', { name: /Discard/ }));
  expect(group('Taille').getByText('Customers must choose 1')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(group('Format').getByText('Customers must choose 1')).toBeVisible();
});

test('two people change the options: both are asked about, nothing is lost', async () => {
  const { user, show, service, stored, groupsOf } = await open();
  await show('Options');
  await user.click(screen.getByRole('button', { name: 'Edit Taille' }));
  await user.click(dialog().getByRole('radio', { name: /^As many as they like/ }));
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  await closed();
  const [demi, entier] = taille.options;
  if (!demi || !entier) throw new Error('The sample has two sizes.');
  const theirs = {
    ...restaurant,
    optionGroups: [{ ...taille, options: [{ ...demi, price: -50 }, entier] }],
    menu: restaurant.menu.map((category) => ({
      ...category,
      items: category.items.map((item) =>
        item.optionGroups ? { ...item, optionGroups: [taille.id] } : item,
      ),
    })),
    version: 2,
  };
  service.restaurants = [theirs];
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const conflict = within(await screen.findByRole('alertdialog', { name: 'The menu was changed elsewhere' }));
  const rule = within(conflict.getByRole('group', { name: 'Taille · How many can be chosen' }));
  expect(rule.getByRole('radio', { name: /^Customers may choose as many as they like Mine/ })).toBeChecked();
  const price = within(conflict.getByRole('group', { name: 'Taille: Demi · Price difference' }));
  expect(price.getByRole('radio', { name: /^−50\.00.MRU Theirs/ })).toBeChecked();
  const deleted = within(conflict.getByRole('group', { name: 'Suppléments · Options' }));
  expect(deleted.getByRole('radio', { name: /^Not on the menu Theirs/ })).toBeChecked();
  await user.click(deleted.getByRole('radio', { name: /^Suppléments: Frites, Sauce Mine/ }));
  await user.click(conflict.getByRole('button', { name: 'Save this choice' }));
  await screen.findByText('Menu saved.');
  expect(stored().map(({ name }) => name)).toEqual(['Taille', 'Suppléments']);
  expect(stored()[0]).toMatchObject({ min: 0, max: 20, options: [{ price: -50 }, { price: 0 }] });
  expect(groupsOf('Poulet yassa')).toEqual([taille.id, supplements.id]);
});

test('makes a course of dishes, whose names and availability are theirs', async () => {
  const { user, show, save, stored } = await open();
  await show('Options');
  await user.click(screen.getByRole('button', { name: 'New options' }));
  await user.type(nameField(), 'Boisson');
  await user.click(dialog().getByRole('radio', { name: /^Dishes of the menu/ }));
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  expect(await dialog().findByText('Add at least one dish.')).toBeVisible();
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Dish 1' }), 'Bissap');
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Dish 2' }), 'Bissap');
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  expect(await dialog().findByText('This dish is already in this course.')).toBeVisible();
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Dish 2' }), 'Bouye');
  await user.click(dialog().getByRole('button', { name: 'Move Bouye up' }));
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  await closed();
  await save();
  expect(stored().find(({ name }) => name === 'Boisson')).toMatchObject({
    ...{ min: 1, max: 1 },
    options: [
      { name: 'Bouye', dish: expect.any(String) },
      { name: 'Bissap', dish: expect.any(String) },
    ],
  });
  expect(group('Boisson').queryByRole('switch')).not.toBeInTheDocument();
});
