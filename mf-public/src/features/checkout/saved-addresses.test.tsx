import { screen, waitFor, within } from '@testing-library/react';
import type { Address } from 'shared-api/contract';
import { SAMPLE_USER } from '../../mocks/sample-service.ts';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';
import { sampleId } from '../../mocks/sample-id.ts';

const { service } = provideSampleService();

const HOME: Address = {
  id: sampleId(9, 1),
  label: 'Home',
  address: 'Îlot K, villa 12',
  region: 'Nouakchott Ouest',
  commune: 'Ksar',
  landmark: 'Green gate',
  phone: null,
  isDefault: true,
};
const AUNT: Address = {
  ...HOME,
  id: sampleId(9, 2),
  label: 'Aunt',
  address: 'Carrefour 3',
  region: 'Assaba',
  commune: 'Kiffa',
  landmark: null,
  phone: '4455667788',
  isDefault: false,
};

async function openForm(addresses: Address[]) {
  service().user = SAMPLE_USER;
  service().addresses = addresses;
  const { user } = await renderArea('/restaurant/chez-mariem/menu');
  await user.click(await screen.findByRole('checkbox', { name: /^Thieboudienne/ }));
  await user.click(screen.getByLabelText(/^Delivery/));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter Your Information' }));
  return { user, dialog };
}

test('fills in the default address and offers the others', async () => {
  const { user, dialog } = await openForm([HOME, AUNT]);
  const address = dialog.getByLabelText(/^Address/);
  await waitFor(() => expect(address).toHaveValue('Îlot K, villa 12'));
  expect(dialog.getByLabelText(/^Commune/)).toHaveValue('Ksar');
  expect(dialog.getByLabelText(/^Landmark/)).toHaveValue('Green gate');
  expect(dialog.getByLabelText(/^Phone/)).toHaveValue(SAMPLE_USER.phone);

  await user.selectOptions(dialog.getByLabelText('My addresses'), 'Aunt · Carrefour 3');
  expect(address).toHaveValue('Carrefour 3');
  expect(dialog.getByLabelText(/^Commune/)).toHaveValue('');
  expect(dialog.getByLabelText(/^Phone/)).toHaveValue('4455667788');
});

test('typing over it makes it another address', async () => {
  const { user, dialog } = await openForm([HOME]);
  const address = dialog.getByLabelText(/^Address/);
  await waitFor(() => expect(dialog.getByLabelText('My addresses')).toHaveValue(HOME.id));
  await user.type(address, ', door 2');
  expect(dialog.getByLabelText('My addresses')).toHaveValue('');
  expect(address).toHaveValue('Îlot K, villa 12, door 2');
});

test('does not fill in an address of another region', async () => {
  const { dialog } = await openForm([{ ...AUNT, isDefault: true }]);
  expect(await dialog.findByLabelText('My addresses')).toHaveValue('');
  expect(dialog.getByLabelText(/^Address/)).toHaveValue('');
});

test('offers nothing without saved addresses', async () => {
  const { dialog } = await openForm([]);
  expect(dialog.queryByLabelText('My addresses')).not.toBeInTheDocument();
});
