import { screen, waitFor, within } from '@testing-library/react';
import { sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);
const csv = (...lines: string[]) =>
  new File([['category;name;description;price', ...lines].join('\n')], 'menu.csv', { type: 'text/csv' });

async function open() {
  const area = await renderArea('/provider/menu', { restaurants: [restaurant], orders: [] });
  await screen.findByRole('heading', { name: 'Plats' });
  await area.user.click(screen.getByRole('button', { name: 'Import' }));
  const choose = async (file: File) => area.user.upload(await screen.findByLabelText('CSV file'), file);
  const dialog = () => within(screen.getByRole('dialog', { name: 'Import a menu' }));
  const apply = () => dialog().getByRole('button', { name: 'Take over' });
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
  expect(dialog().getByText('3 dishes are removed: the file does not name them')).toBeVisible();
  await user.click(apply());
  expect(await screen.findByText(/Taken over from the file/)).toBeVisible();
  expect(service.restaurants[0]?.version).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The menu was saved.');
  const menu = service.restaurants[0]?.menu ?? [];
  expect(menu.map(({ items }) => items.map(({ name, price }) => `${name} ${price}`))).toEqual([
    ['Méchoui 400.5', 'Mafé 120'],
    ['Bissap 30'],
  ]);
  expect(menu[0]?.items[0]?.id).toBe(restaurant.menu[0]?.items[1]?.id);
});

test('preserves dishes that the file does not name, and undoes the whole import', async () => {
  const { user, choose, dialog, apply } = await open();
  await choose(csv('Plats;Mafé;;1200'));
  await user.click(await dialog().findByLabelText('Keep the dishes that the file does not name'));
  expect(dialog().getByText('5 dishes are not in the file and stay')).toBeVisible();
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
  expect(new TextDecoder().decode(bytes).split('\r\n').slice(0, 2)).toEqual([
    'Catégorie;Nom;Description;Prix (MRU);Id',
    `Plats;Thieboudienne;Riz au poisson, légumes du fleuve;180,00;${restaurant.menu[0]?.items[0]?.id}`,
  ]);
});
