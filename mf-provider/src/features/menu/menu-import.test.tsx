import { screen, waitFor, within } from '@testing-library/react';
import { sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);
const csv = (...lines: string[]) =>
  new File([['category;name;description;price', ...lines].join('\n')], 'menu.csv', { type: 'text/csv' });

async function open(change: Partial<typeof restaurant> = {}) {
  const area = await renderArea('/provider/menu', {
    restaurants: [{ ...restaurant, ...change }],
    orders: [],
  });
  await screen.findByRole('heading', { name: 'Plats' });
  await area.user.click(screen.getByRole('button', { name: 'Import' }));
  const choose = async (file: File) => area.user.upload(await screen.findByLabelText('CSV file'), file);
  const dialog = () => within(screen.getByRole('dialog', { name: 'Import a menu' }));
  const apply = () => dialog().getByRole('button', { name: 'Use this menu' });
  return { ...area, choose, dialog, apply };
}

test('lists errors by line and changes nothing, then imports the corrected file', async () => {
  const { user, choose, dialog, apply, service } = await open();
  await choose(csv('Plats;Méchoui;;dear', 'Plats;;;20'));
  const problems = within(await dialog().findByRole('alert'));
  expect(problems.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Line 2: “dear” is not a price.',
    'Line 3: the name is missing.',
  ]);
  expect(apply()).toBeDisabled();

  await choose(csv('Plats;Méchoui;;400,50', 'Plats;Mafé;Arachide;120', 'Boissons;Bissap;;30'));
  expect(await dialog().findByText('1 new dish')).toBeVisible();
  expect(dialog().getByText('1 changed dish')).toBeVisible();
  expect(dialog().getByText('3 dishes aren’t in the file and stay on the menu')).toBeVisible();
  await user.click(apply());
  expect(await screen.findByText(/Imported from the file/)).toBeVisible();
  expect(service.restaurants[0]?.version).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Menu saved.');
  const menu = service.restaurants[0]?.menu ?? [];
  expect(menu.map(({ items }) => items.map(({ name, price }) => `${name} ${price}`))).toEqual([
    ['Méchoui 400.5', 'Mafé 120', 'Thieboudienne 180', 'Poulet yassa 160'],
    ['Bissap 30', 'Bouye 35'],
  ]);
  expect(menu[0]?.items[0]?.id).toBe(restaurant.menu[0]?.items[1]?.id);
});

test('removes the dishes that the file does not name only when chosen and confirmed', async () => {
  const { user, choose, dialog, apply } = await open();
  const dishes = () => screen.getAllByRole('button', { name: /^Edit / });
  await choose(csv('Plats;Mafé;;1200'));
  const box = await dialog().findByRole('checkbox', { name: 'Remove these 5 dishes from the menu' });
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(dialog().getByText('5 dishes aren’t in the file and will be removed')).toBeVisible();
  await user.click(apply());
  const question = () => within(screen.getByRole('alertdialog', { name: 'Remove 5 dishes?' }));
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(dishes()).toHaveLength(5);
  await user.click(apply());
  await user.click(question().getByRole('button', { name: 'Remove 5 dishes' }));
  await waitFor(() => expect(dishes()).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(dishes()).toHaveLength(5));
});

test('another file begins without removing anything', async () => {
  const { user, choose, dialog } = await open();
  await choose(csv('Plats;Mafé;;1200'));
  await user.click(await dialog().findByRole('checkbox', { name: /^Remove these 5/ }));
  await choose(csv('Plats;Mafé;;1200', 'Plats;Méchoui;;350'));
  expect(await dialog().findByRole('checkbox', { name: /^Remove these 4/ })).not.toBeChecked();
});

test('undoes the whole import', async () => {
  const { user, choose, dialog, apply } = await open();
  await choose(csv('Plats;Mafé;;1200'));
  await dialog().findByText('1 new dish');
  await user.click(apply());
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(6));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(5));
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('points out an unusual price before importing it', async () => {
  const { choose, dialog } = await open();
  await choose(csv('Plats;Mafé;;12000', 'Plats;Méchoui;;350', 'Plats;Poulet yassa;;160', 'Plats;Riz;;150'));
  expect(await dialog().findByText('Unusual price')).toBeVisible();
});

test('downloads the menu as a file', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:menu';
  };
  URL.revokeObjectURL = () => undefined;
  const { user } = await renderArea(
    '/provider/menu',
    { restaurants: [restaurant], orders: [] },
    { language: 'fr' },
  );
  await screen.findByRole('heading', { name: 'Plats' });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await user.click(screen.getByRole('button', { name: 'Exporter' }));
  expect(names).toEqual(['menu-chez-nema-1.csv']);
  const bytes = await new Response(saved[0]).arrayBuffer();
  expect([...new Uint8Array(bytes).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, first] = new TextDecoder().decode(bytes).split('\r\n');
  expect(head).toBe(
    'Catégorie;Nom;Description;Prix (MRU);Options;Au moins;Au plus;Sans supplément;Plusieurs fois;Id',
  );
  expect(first).toBe(
    `Plats;Thieboudienne;Riz au poisson, légumes du fleuve;180,00;;;;;;${restaurant.menu[0]?.items[0]?.id}`,
  );
});

test('imports options beside the dishes, and undoes both', async () => {
  const { user, choose, dialog, apply, service } = await open();
  const file = (text: string) => new File([text], 'menu.csv', { type: 'text/csv' });
  const head = 'Category;Name;Price;Options;At least;At most';
  await choose(file([head, 'Plats;Méchoui;350;Sauces;;', ';Piment;;Sauce;1;1'].join('\n')));
  expect(await dialog().findByText('there are no options called “Sauces”.', { exact: false })).toBeVisible();
  await choose(file([head, 'Plats;Méchoui;350;Sauces | Taille;;', ';Piment;5;Sauces;1;1'].join('\n')));
  expect(await dialog().findByText('1 list of options is new or changed')).toBeVisible();
  expect(dialog().getByText('Customers must choose 1')).toBeVisible();
  expect(dialog().getByText('Sauces, Taille')).toBeVisible();
  await user.click(apply());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await choose(file([head, 'Plats;Méchoui;350;Sauces | Taille;;', ';Piment;5;Sauces;1;1'].join('\n')));
  await dialog().findByText('1 list of options is new or changed');
  await user.click(apply());
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Menu saved.');
  const { menu = [], optionGroups = [] } = service.restaurants[0] ?? {};
  expect(optionGroups.map(({ name }) => name)).toEqual(['Taille', 'Suppléments', 'Sauces']);
  expect(optionGroups[2]).toMatchObject({ min: 1, max: 1, options: [{ name: 'Piment', price: 5 }] });
  expect(menu[0]?.items[0]?.optionGroups).toEqual([optionGroups[2]?.id, optionGroups[0]?.id]);
});

test('shows what changes in other languages, in words and in the menu', async () => {
  const menu = restaurant.menu.map((category) => ({
    ...category,
    translations: { ar: { name: 'قسم' } },
    items: category.items.map((item) => ({ ...item, translations: { ar: { name: 'طبق' } } })),
  }));
  const { user, choose, dialog, apply, service } = await open({ language: 'fr', menu });
  const lines = [
    'Catégorie;Catégorie (arabe);Nom;Nom (ar);Description;Prix',
    'Plats;أطباق;Méchoui;;Agneau rôti, pour deux;350',
    'Plats;;Thieboudienne;طبق;Riz au poisson, légumes du fleuve;180',
  ];
  await choose(new File([lines.join('\n')], 'carte.csv', { type: 'text/csv' }));
  const dish = within(
    (await dialog().findByRole('heading', { name: '1 changed dish' })).parentElement ?? document.body,
  );
  expect(dish.getByText('Name (Arabic):', { exact: false })).toHaveTextContent('Name (Arabic): طبق None');
  const category = within(
    dialog().getByRole('heading', { name: '1 category with changed texts' }).parentElement ?? document.body,
  );
  expect(category.getByText('Category (Arabic):', { exact: false })).toHaveTextContent('قسم أطباق');
  await user.click(apply());
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Menu saved.');
  const [plats, boissons] = service.restaurants[0]?.menu ?? [];
  expect(plats?.translations).toEqual({ ar: { name: 'أطباق' } });
  expect(plats?.items.map(({ name, translations }) => [name, translations?.ar?.name])).toEqual([
    ['Méchoui', undefined],
    ['Thieboudienne', 'طبق'],
    ['Poulet yassa', 'طبق'],
  ]);
  expect(boissons?.translations).toEqual({ ar: { name: 'قسم' } });
});

test('writes a column for each language beside the original, headed in the language of the page', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:menu';
  };
  URL.revokeObjectURL = () => undefined;
  const { user } = await renderArea(
    '/provider/menu',
    { restaurants: [{ ...restaurant, language: 'fr', optionGroups: [] }], orders: [] },
    { language: 'ar' },
  );
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'تصدير' }));
  const text = await new Response(saved[0]).text();
  expect(text.split('\r\n')[0]?.replace('\u{FEFF}', '')).toBe(
    [
      ...['القسم', 'القسم (الإنجليزية)', 'القسم (العربية)'],
      ...['الاسم', 'الاسم (الإنجليزية)', 'الاسم (العربية)'],
      ...['الوصف', 'الوصف (الإنجليزية)', 'الوصف (العربية)'],
      ...['السعر (MRU)', 'المعرف'],
    ].join(','),
  );
});
