import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { Restaurant } from 'shared-api/contract';
import { confirm, fillContact, select, watchOrders } from '../../testing/place-order.ts';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';

const { server, service } = provideSampleService();
const MENU = '/restaurant/chez-mariem/menu';

/** The first sample restaurant, whose texts were written in French, with Arabic ones. */
function translated(change: Partial<Restaurant> = {}): Restaurant {
  const [restaurant] = service().restaurants;
  if (!restaurant) throw new Error('The sample service has no restaurant.');
  return {
    ...restaurant,
    language: 'fr',
    translations: { ar: { name: 'عند مريم', description: 'مطبخ البيت' } },
    menu: restaurant.menu.map((part) => ({
      ...part,
      translations: { ar: { name: `قسم ${part.category}` } },
      items: part.items.map((dish) => ({
        ...dish,
        translations: dish.name === 'Poulet yassa' ? { ar: { name: 'دجاج ياسا' } } : {},
      })),
    })),
    ...change,
  };
}

test('a menu shows the page’s language where it is given, and marks what is in another', async () => {
  service().restaurants = [translated()];
  const { texts } = await renderArea(MENU, { language: 'ar' });
  const title = await screen.findByRole('heading', { level: 1, name: 'عند مريم' });
  expect(title).toHaveAttribute('dir', 'rtl');
  expect(title).not.toHaveAttribute('lang');
  expect(await screen.findByRole('checkbox', { name: /^دجاج ياسا/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'قسم Grillades' })).toBeInTheDocument();
  const untranslated = service().restaurants[0]?.menu[0]?.items.find(({ name }) => name !== 'Poulet yassa');
  const original = screen.getByText(untranslated?.name ?? '');
  expect(original).toHaveAttribute('lang', 'fr');
  expect(original).toHaveAttribute('dir', 'ltr');

  // The switch needs no request: the other languages came with the menu.
  server.use(http.all('*', () => Response.error()));
  await act(() => texts.changeLanguage('fr'));
  const french = await screen.findByRole('heading', { level: 1, name: 'Chez Mariem' });
  expect(french).not.toHaveAttribute('lang');
  expect(screen.getByRole('checkbox', { name: /^Poulet yassa/ })).toBeInTheDocument();
  await act(() => texts.changeLanguage('en'));
  await waitFor(() => expect(french).toHaveAttribute('lang', 'fr'));
  expect(document.title).toContain('Chez Mariem');
});

test('a text whose language nobody has said runs as its letters do', async () => {
  service().restaurants = [translated({ language: null, name: 'مطعم', translations: {} })];
  await renderArea(MENU);
  const title = await screen.findByRole('heading', { level: 1, name: 'مطعم' });
  expect(title).toHaveAttribute('dir', 'auto');
  expect(title).not.toHaveAttribute('lang');
});

test('a restaurant with Arabic alone is marked as that on a French page', async () => {
  service().restaurants = [translated({ language: 'ar', name: 'مطعم', translations: {} })];
  await renderArea(MENU, { language: 'fr' });
  const title = await screen.findByRole('heading', { level: 1, name: 'مطعم' });
  expect(title).toHaveAttribute('lang', 'ar');
  expect(title).toHaveAttribute('dir', 'rtl');
});

test('basket, order and confirmation have the names of the page’s language', async () => {
  service().restaurants = [translated()];
  const sent = watchOrders(server);
  const { user, texts } = await renderArea(MENU);
  await act(() => texts.changeLanguage('ar'));
  await select(user, /^دجاج ياسا/);
  const basket = screen.getAllByText('دجاج ياسا');
  expect(basket.length).toBeGreaterThan(1);
  await act(() => texts.changeLanguage('en'));
  await user.click(screen.getByLabelText(/^Takeaway/));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await fillContact(user, await screen.findByRole('dialog', { name: 'Enter Your Information' }));
  await confirm(user);
  const confirmation = within(await screen.findByRole('dialog', { name: 'Booking Confirmed!' }));
  expect(confirmation.getByText('Poulet yassa')).toBeInTheDocument();
  expect(sent.map(({ body }) => body.language)).toEqual(['en']);
});

test('the list shows and finds restaurants by each of their languages, and says what they serve', async () => {
  service().restaurants = [
    translated({
      match: {
        dish: { name: 'Poulet yassa', price: 110, translations: { ar: { name: 'دجاج ياسا' } } },
        category: null,
        corrected: null,
      },
    }),
    ...service().restaurants.slice(1),
  ];
  const { user, texts } = await renderArea('/', { language: 'ar' });
  const name = await screen.findByRole('heading', { level: 2, name: 'عند مريم' });
  expect(screen.getByText('مطبخ البيت')).toHaveAttribute('dir', 'rtl');
  expect(screen.getByText(/دجاج ياسا/)).toBeInTheDocument();
  await act(() => texts.changeLanguage('fr'));
  await waitFor(() => expect(name).toHaveTextContent('Chez Mariem'));
  await user.type(screen.getByRole('searchbox'), 'عند مريم');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Chez Mariem');
});
