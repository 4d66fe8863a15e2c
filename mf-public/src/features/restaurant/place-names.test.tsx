import { screen, waitFor, within } from '@testing-library/react';
import { provideSampleService, renderArea } from '../../testing/render-area.tsx';

provideSampleService();

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('Arabic readers choose a region by its Arabic name; the address has the stored one', async () => {
  const { user, router } = await renderArea('/', { language: 'ar' });
  const region = await screen.findByRole('combobox', { name: 'الولاية' });
  await screen.findByText('نواكشوط الغربية، تفرغ زينة');
  const options = within(region).getAllByRole('option');
  expect(options.slice(1).map(({ textContent }) => textContent)).toEqual([
    'آدرار',
    'داخلت نواذيبو',
    'نواكشوط الجنوبية',
    'نواكشوط الغربية',
  ]);
  await user.selectOptions(region, 'آدرار');
  expect(new URLSearchParams(router.state.location.search).get('region')).toBe('Adrar');
  expect(await screen.findByText(/مطابخ آدرار/)).toBeInTheDocument();
});

test('a card names its place in Arabic, and a search finds it', async () => {
  const { user } = await renderArea('/', { language: 'ar' });
  expect(await screen.findByText('نواكشوط الغربية، تفرغ زينة')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'تفرغ زينه');
  await waitFor(() => expect(titles()).toHaveLength(1));
});

test('the head of a menu names the place, too', async () => {
  await renderArea('/restaurant/chez-mariem/menu', { language: 'ar' });
  expect(await screen.findByText('نواكشوط الغربية، تفرغ زينة')).toBeInTheDocument();
});
