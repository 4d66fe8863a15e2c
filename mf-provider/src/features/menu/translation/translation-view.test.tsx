import { screen, waitFor, within } from '@testing-library/react';
import type { Restaurant } from 'shared-api/contract';
import { sampleRestaurant } from '../../../mocks/samples.ts';
import { renderArea } from '../../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1, { language: 'fr' });

async function open(path = '/provider/menu', change: Partial<Restaurant> = {}, language = 'en') {
  const stored = { ...restaurant, ...change };
  const area = await renderArea(path, { restaurants: [stored], orders: [] }, { language });
  const save = async () => {
    await area.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Menu saved.');
  };
  const menu = () => area.service.restaurants[0]?.menu ?? [];
  return { ...area, save, menu };
}

const inArabic = () => open('/provider/menu?translate=ar');
const field = (name: string) => screen.findByRole('textbox', { name });
const some = restaurant.menu.map((category) => ({
  ...category,
  translations: { ar: { name: 'قسم' } },
  items: category.items.map((item) => ({
    ...item,
    translations: { ar: { name: 'طبق', description: 'وصف' } },
  })),
}));

test('counts what each language lacks, and leads there', async () => {
  const { user } = await open();
  const summary = within(await screen.findByRole('region', { name: 'Languages of the menu' }));
  expect(summary.getByText('5 of 5 dishes lack English')).toBeVisible();
  await user.click(summary.getByRole('link', { name: '5 of 5 dishes lack Arabic' }));
  expect(await screen.findByRole('heading', { name: 'The menu in Arabic' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Missing only' })).toBeChecked();
  await user.click(screen.getByRole('link', { name: 'Back to the menu' }));
  expect(await screen.findByRole('button', { name: 'Edit Bissap' })).toBeVisible();
});

test.each([
  ['fr', '5 plats sur 5 ne sont pas traduits en arabe'],
  ['ar', '5 أطباق من أصل 5 غير مترجمة إلى العربية'],
])('counts in %s', async (language, text) => {
  await open('/provider/menu', {}, language);
  expect(await screen.findByText(text)).toBeVisible();
});

test('shows the original beside each field, which runs as its language does', async () => {
  await inArabic();
  const name = await field('Thieboudienne: Name in Arabic');
  expect(name).toHaveAttribute('lang', 'ar');
  expect(name).toHaveAttribute('dir', 'rtl');
  expect(screen.getByText('Riz au poisson, légumes du fleuve')).toHaveAttribute('lang', 'fr');
  // The original has no description.
  expect(screen.queryByRole('textbox', { name: 'Bissap: Description in Arabic' })).not.toBeInTheDocument();
});

test('Enter goes on to the next field, and all is saved in one call', async () => {
  const { user, save, menu } = await inArabic();
  await user.type(await field('Plats: Name in Arabic'), 'أطباق{Enter}');
  expect(await field('Thieboudienne: Name in Arabic')).toHaveFocus();
  await user.keyboard('تيبوجن{Enter}أرز بالسمك');
  expect(screen.getByText('4 of 5 dishes lack Arabic')).toBeVisible();
  await save();
  expect(menu()[0]).toMatchObject({
    category: 'Plats',
    translations: { ar: { name: 'أطباق' } },
  });
  expect(menu()[0]?.items[0]?.translations).toEqual({ ar: { name: 'تيبوجن', description: 'أرز بالسمك' } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(menu()[0]?.items[0]?.translations).toBeUndefined());
});

test('a row stays while it is filled, although only what is missing is shown', async () => {
  const { user } = await inArabic();
  await user.click(await screen.findByRole('checkbox', { name: 'Missing only' }));
  await user.type(await field('Bissap: Name in Arabic'), 'بيساب');
  expect(await field('Bissap: Name in Arabic')).toHaveValue('بيساب');
  await user.click(screen.getByRole('checkbox', { name: 'Missing only' }));
  await user.click(screen.getByRole('checkbox', { name: 'Missing only' }));
  expect(screen.queryByRole('textbox', { name: 'Bissap: Name in Arabic' })).not.toBeInTheDocument();
});

test('options come after the dishes, and are counted once those are there', async () => {
  const { user, save, service } = await open('/provider/menu?translate=ar&missing=true', { menu: some });
  expect(await screen.findByText('6 options lack Arabic')).toBeVisible();
  await user.type(await field('Taille: Name in Arabic'), 'الحجم{Enter}نصف');
  expect(await field('Demi: Name in Arabic')).toHaveValue('نصف');
  expect(screen.getByText('4 options lack Arabic')).toBeVisible();
  await save();
  expect(service.restaurants[0]?.optionGroups?.[0]).toMatchObject({
    translations: { ar: { name: 'الحجم' } },
    options: [{ translations: { ar: { name: 'نصف' } } }, { name: 'Entier' }],
  });
});

test('says that everything is there', async () => {
  const { user } = await open('/provider/menu?translate=ar&missing=true', { menu: some, optionGroups: [] });
  expect(await screen.findByText(/Everything is translated/)).toBeVisible();
  expect(screen.getAllByText('Everything is in Arabic')[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await field('Plats: Name in Arabic')).toHaveValue('قسم');
});

test('works on the draft of the editor, which asks before it is lost', async () => {
  const { user } = await inArabic();
  await user.type(await field('Bissap: Name in Arabic'), 'بيساب');
  await user.click(screen.getByRole('link', { name: 'Back to the menu' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Bissap' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Name in Arabic')).toHaveValue('بيساب');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('5 of 5 dishes lack Arabic')).toBeVisible();
});

test('the dialog of a dish says what is missing, and has the texts under the original', async () => {
  const { user, save, menu } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit Méchoui' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Still missing: English, Arabic')).toBeVisible();
  await user.click(dialog.getByText('Other languages'));
  await user.type(dialog.getByLabelText('Name in Arabic'), ' مشوي ');
  await user.click(dialog.getByLabelText('Description in English'));
  await user.paste('Roast\u202E lamb');
  expect(dialog.getByLabelText('Description in English')).toHaveAttribute('dir', 'ltr');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await save();
  expect(menu()[0]?.items[1]?.translations).toEqual({
    ar: { name: 'مشوي' },
    en: { description: 'Roast lamb' },
  });
});

test('a text says how long it is before it is full', async () => {
  const { user } = await inArabic();
  const name = await field('Bissap: Name in Arabic');
  await user.click(name);
  await user.paste('ب'.repeat(100));
  expect(name).toHaveAccessibleDescription('100 of 120 characters');
});

test('renames a category in each language', async () => {
  const { user, save, menu } = await open();
  await user.click(await screen.findByRole('button', { name: 'Rename Boissons' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Name in Arabic'), 'مشروبات');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  await save();
  expect(menu()[1]).toMatchObject({ category: 'Boissons', translations: { ar: { name: 'مشروبات' } } });
});

describe('the original language', () => {
  test('is suggested, chosen by the owner, and saved beside the draft', async () => {
    const { user, service } = await open('/provider/menu', { language: null });
    await user.click(await screen.findByRole('button', { name: 'Delete Bouye' }));
    expect(screen.queryByText(/lack Arabic/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose the language' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'French It looks like French.' })).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Choose a language.')).toBeVisible();
    expect(service.restaurants[0]?.language).toBeNull();
    await user.click(dialog.getByRole('radio', { name: /^French/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('4 of 4 dishes lack Arabic')).toBeVisible();
    expect(service.restaurants[0]).toMatchObject({ language: 'fr', version: 2 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Menu saved.')).toBeVisible();
  });

  test('warns before texts in it give way to the original', async () => {
    const { user } = await open('/provider/menu', { menu: some });
    await user.click(await screen.findByRole('button', { name: 'Change the language' }));
    expect(screen.queryByText(/what you wrote yourself/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Arabic' }));
    expect(screen.getByText(/what you wrote yourself/)).toBeVisible();
  });
});

test('a conflict shows each text, and takes either', async () => {
  const { user, service, menu } = await inArabic();
  await user.type(await field('Bissap: Name in Arabic'), 'بيساب');
  const theirs = restaurant.menu.map((category) => ({
    ...category,
    items: category.items.map((item) => ({ ...item, translations: { ar: { name: `${item.name} ع` } } })),
  }));
  service.restaurants = [{ ...restaurant, menu: theirs, version: 2 }];
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'The menu was changed elsewhere' }));
  const name = within(dialog.getByRole('group', { name: 'Bissap · Name in Arabic' }));
  expect(name.getByRole('radio', { name: 'بيساب Mine' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await screen.findByText('Menu saved.');
  const names = menu().flatMap(({ items }) => items.map((item) => item.translations?.ar?.name));
  expect(names).toEqual(['Thieboudienne ع', 'Méchoui ع', 'Poulet yassa ع', 'بيساب', 'Bouye ع']);
});
