import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1, { language: 'fr', translations: { en: { name: 'At Néma’s' } } });
const open = (change = {}) =>
  renderArea(`/provider/${restaurant.id}/details`, {
    restaurants: [{ ...restaurant, ...change }],
    orders: [],
  });
const save = () => screen.getByRole('button', { name: 'Save' });

test('suggests the language of the texts, and asks for others once it is chosen', async () => {
  const { user, service } = await open({ language: null, translations: undefined });
  const language = await screen.findByLabelText('Language of name, description and menu');
  expect(language).toHaveValue('');
  expect(language).toHaveAccessibleDescription(/It looks like French\.$/);
  expect(screen.queryByLabelText('Name in Arabic')).not.toBeInTheDocument();
  await user.selectOptions(language, 'French');
  await user.type(screen.getByLabelText('Name in Arabic'), 'عند نعمة');
  await user.click(save());
  await screen.findByText('Restaurant saved.');
  expect(service.restaurants[0]).toMatchObject({
    language: 'fr',
    translations: { ar: { name: 'عند نعمة' } },
    name: restaurant.name,
  });
});

test('sends the texts together, with those that stay', async () => {
  const sent: unknown[] = [];
  const { user, server } = await open();
  server.use(
    http.put('*/api/restaurant/:id', async ({ request }) => {
      sent.push(await request.clone().json());
    }),
  );
  const description = await screen.findByLabelText('Description in Arabic');
  expect(description).toHaveAttribute('dir', 'rtl');
  await user.type(description, 'مشويات');
  await user.click(save());
  await screen.findByText('Restaurant saved.');
  expect(sent).toEqual([
    { translations: { en: { name: 'At Néma’s' }, ar: { description: 'مشويات' } }, version: 1 },
  ]);
});

test('marks the text that the service refuses', async () => {
  const { user, server } = await open();
  server.use(
    http.put('*/api/restaurant/:id', () =>
      problemResponse(400, 'validation_failed', {
        errors: [{ path: 'translations.ar.name', message: 'no' }],
      }),
    ),
  );
  await user.type(await screen.findByLabelText('Name in Arabic'), 'عند نعمة');
  await user.click(save());
  expect(await screen.findByText('This value can’t be used.')).toBeVisible();
  expect(screen.getByLabelText('Name in Arabic')).toBeInvalid();
});

test('texts that somebody else has saved meanwhile are decided one by one', async () => {
  const { user, service } = await open();
  await user.type(await screen.findByLabelText('Name in Arabic'), 'عند نعمة');
  service.restaurants = [
    { ...restaurant, translations: { en: { name: 'Néma' }, ar: { name: 'نعمة' } }, version: 2 },
  ];
  await user.click(save());
  const dialog = within(await screen.findByRole('alertdialog'));
  const arabic = within(dialog.getByRole('group', { name: 'Name in Arabic' }));
  expect(arabic.getByRole('radio', { name: 'عند نعمة Mine' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Néma Theirs' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await screen.findByText('Restaurant saved.');
  expect(service.restaurants[0]?.translations).toEqual({ en: { name: 'Néma' }, ar: { name: 'عند نعمة' } });
});
