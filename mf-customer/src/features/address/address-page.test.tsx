import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { network, renderArea, setUpArea } from '../../testing/render-area.tsx';

setUpArea();

const labels = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('shows the default address first', async () => {
  await renderArea('/user/addresses');
  expect(await screen.findByText('Green gate, opposite the pharmacy')).toBeInTheDocument();
  expect(labels()).toEqual(['Home', 'Work']);
  const home = screen.getByRole('heading', { name: 'Home' }).closest('li') as HTMLElement;
  expect(within(home).getByText('Default')).toBeInTheDocument();
  expect(within(home).queryByRole('button', { name: /^Make default/ })).not.toBeInTheDocument();
});

test('saves a new address, with the communes of its region', async () => {
  const { service, user } = await renderArea('/user/addresses');
  await user.click(await screen.findByRole('button', { name: 'Add an address' }));
  const form = dialog('Add an address');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please name this address.')).toBeInTheDocument();
  expect(form.getByText('Please enter the address.')).toBeInTheDocument();

  const communes = () => within(form.getByLabelText('Commune')).getAllByRole('option').slice(1);
  expect(form.getByLabelText('Commune')).toBeDisabled();
  await user.selectOptions(form.getByLabelText('Region'), 'Assaba');
  expect(communes().map(({ textContent }) => textContent)).toEqual([
    'Kiffa',
    'Guerou',
    'Kankossa',
    'Barkéol',
  ]);
  await user.selectOptions(form.getByLabelText('Commune'), 'Kiffa');
  await user.selectOptions(form.getByLabelText('Region'), 'Inchiri');
  expect(form.getByLabelText('Commune')).toHaveValue('');
  await user.selectOptions(form.getByLabelText('Commune'), 'Akjoujt');
  await user.type(form.getByLabelText(/^Name of the address/), 'Mum');
  await user.type(form.getByLabelText(/^Address/), 'Îlot 7');
  await user.click(form.getByLabelText('Use this address by default'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Mum” was saved.')).toBeInTheDocument();
  expect(labels()).toEqual(['Mum', 'Home', 'Work']);
  expect(service.addresses.at(-1)).toMatchObject({ region: 'Inchiri', commune: 'Akjoujt', phone: null });
});

test('lists regions and communes by their Arabic names, and saves the stored ones', async () => {
  const { service, user } = await renderArea('/user/addresses', 'ar');
  await user.click(await screen.findByRole('button', { name: 'إضافة عنوان' }));
  const form = within(screen.getByRole('dialog'));
  await user.selectOptions(form.getByLabelText('الولاية'), 'لعصابة');
  await user.selectOptions(form.getByLabelText('البلدية'), 'كيفه');
  await user.type(form.getAllByRole('textbox')[0] as HTMLElement, 'الوالدة');
  await user.type(form.getAllByRole('textbox')[1] as HTMLElement, 'قرب السوق');
  await user.click(form.getByRole('button', { name: 'حفظ' }));
  expect(await screen.findByText('كيفه، لعصابة')).toBeInTheDocument();
  expect(service.addresses.at(-1)).toMatchObject({ region: 'Assaba', commune: 'Kiffa' });
});

test('edits an address, and shows the service’s errors at their fields', async () => {
  const { service, user } = await renderArea('/user/addresses');
  await user.click(await screen.findByRole('button', { name: 'Edit: Work' }));
  const form = dialog('Edit address');
  expect(form.getByLabelText('Commune')).toHaveValue('Ksar');
  const phone = form.getByLabelText(/^Phone/);
  await user.clear(phone);
  await user.type(phone, '123');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please enter exactly 10 digits. That is 3 digits.')).toBeInTheDocument();
  await user.clear(phone);
  network.use(http.put('*/api/addresses/:id', () => problemResponse(503, 'unavailable'), { once: true }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Work” was saved.')).toBeInTheDocument();
  expect(service.addresses.find(({ label }) => label === 'Work')?.phone).toBeNull();
});

test('restores a deleted address to its place', async () => {
  const { service, user } = await renderArea('/user/addresses');
  await user.click(await screen.findByRole('button', { name: 'Delete: Home' }));
  expect(await screen.findByText('“Home” was deleted.')).toBeInTheDocument();
  await waitFor(() => expect(labels()).toEqual(['Work']));
  expect(screen.getByRole('group', { name: 'Addresses' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(labels()).toEqual(['Home', 'Work']));
  expect(service.addresses.find(({ label }) => label === 'Home')).toMatchObject({
    landmark: 'Green gate, opposite the pharmacy',
    isDefault: true,
  });
});

test('makes another address the default', async () => {
  const { user } = await renderArea('/user/addresses');
  await user.click(await screen.findByRole('button', { name: 'Make default: Work' }));
  expect(await screen.findByText('“Work” is now your default address.')).toBeInTheDocument();
  await waitFor(() => expect(labels()).toEqual(['Work', 'Home']));
});

test('explains addresses in an empty list', async () => {
  await renderArea('/user/addresses', 'fr', (service) => {
    service.addresses = [];
  });
  expect(await screen.findByText('Aucune adresse enregistrée')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ajouter une adresse' })).toBeEnabled();
});

test('adds no more than twenty addresses', async () => {
  await renderArea('/user/addresses', 'en', (service) => {
    const [home] = service.addresses;
    if (home)
      service.addresses = Array.from({ length: 20 }, (_, place) => ({
        ...home,
        id: `${home.id}${String(place)}`,
      }));
  });
  expect(await screen.findByText(/^You’ve saved 20 addresses/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add an address' })).toBeDisabled();
});

test('retries a failed load', async () => {
  const { user } = await renderArea('/user/profile');
  network.use(http.get('*/api/addresses', () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('link', { name: 'Addresses' }));
  expect(await screen.findByText('Your addresses couldn’t be loaded')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
});
