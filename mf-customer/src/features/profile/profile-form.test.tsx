import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { network, renderArea, setUpArea } from '../../testing/render-area.tsx';

setUpArea();

const field = (name: RegExp) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save' });

test('shows the stored profile', async () => {
  await renderArea('/user/profile');
  expect(field(/^First name/)).toHaveValue('Aïcha');
  expect(field(/^Last name/)).toHaveValue('Mint Sidi');
  expect(field(/^Phone/)).toHaveValue('2200000000');
  expect(field(/^Language/)).toHaveValue('en');
});

test('saves in the service and in the session', async () => {
  const { service, page, user } = await renderArea('/user/profile');
  await user.clear(field(/^First name/));
  await user.type(field(/^First name/), 'Mariem');
  await user.clear(field(/^Last name/));
  await user.click(save());
  expect(await screen.findByText('Your profile was saved.')).toBeInTheDocument();
  expect(service.user).toMatchObject({ firstname: 'Mariem', lastname: null, language: 'en' });
  expect(page.context.session.getState().user?.firstname).toBe('Mariem');
});

test('switches the page to the chosen language', async () => {
  const { user } = await renderArea('/user/profile');
  await user.selectOptions(field(/^Language/), 'fr');
  await user.click(save());
  expect(await screen.findByText('Votre profil est enregistré.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Vos informations' })).toBeInTheDocument();
});

test('leaves the page’s language when something else is saved', async () => {
  const { user } = await renderArea('/user/profile', 'fr', (service) => {
    service.user = { ...service.user, language: 'en' };
  });
  await user.type(screen.getByLabelText('Nom'), ' Ould');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Votre profil est enregistré.')).toBeInTheDocument();
});

test('follows a language that the header has stored, and does not take it back', async () => {
  const { service, page, user } = await renderArea('/user/profile');
  await user.type(field(/^Last name/), ' Ould');
  service.user = { ...service.user, language: 'fr' };
  act(() => page.context.session.getState().setUser(service.user));
  expect(field(/^Language/)).toHaveValue('fr');
  expect(field(/^Last name/)).toHaveValue('Mint Sidi Ould');
  await user.click(save());
  await waitFor(() => expect(service.user.lastname).toBe('Mint Sidi Ould'));
  expect(service.user.language).toBe('fr');
});

test.each([
  [/^Phone/, '123', 'Please enter exactly 10 digits. That is 3 digits.'],
  [/^Phone/, '22 00 00 00 0', 'Please enter exactly 10 digits. That is 9 digits.'],
  [/^Phone/, '2200000000 b', 'Please enter exactly 10 digits.'],
])('field %p refuses %p', async (name, value, message) => {
  const { service, user } = await renderArea('/user/profile');
  const before = service.user;
  await user.clear(field(name));
  if (value) await user.type(field(name), value);
  await user.click(save());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field(name)).toBeInvalid();
  expect(service.user).toBe(before);
});

test('a number is saved as its digits, however it is written', async () => {
  const { service, user } = await renderArea('/user/profile');
  await user.clear(field(/^Phone/));
  await user.type(field(/^Phone/), '٢٢ ٣٣-٤٤.٥٥ ٦٦');
  await user.click(save());
  await waitFor(() => expect(service.user.phone).toBe('2233445566'));
});

test('translates an error when the language changes', async () => {
  const { page, user } = await renderArea('/user/profile');
  await user.clear(field(/^Phone/));
  await user.type(field(/^Phone/), '12');
  await user.click(save());
  await screen.findByText('Please enter exactly 10 digits. That is 2 digits.');
  await act(() => page.texts.changeLanguage('fr'));
  expect(
    await screen.findByText('Saisissez exactement 10 chiffres. Cela fait 2 chiffres.'),
  ).toBeInTheDocument();
});

test('marks fields that the service refuses', async () => {
  const { user } = await renderArea('/user/profile');
  const errors = [{ path: 'lastname', message: 'no control characters' }];
  network.use(http.put('*/api/user/:id', () => problemResponse(400, 'validation_failed', { errors })));
  await user.click(save());
  expect(await screen.findByText('Please check this field.')).toBeInTheDocument();
  expect(field(/^Last name/)).toBeInvalid();
});

test('reports a lost reply and retries', async () => {
  const { user } = await renderArea('/user/profile');
  network.use(http.put('*/api/user/:id', () => HttpResponse.error(), { once: true }));
  await user.type(field(/^First name/), ' Fatimetou');
  await user.click(save());
  expect(await screen.findByText('The service cannot be reached.')).toBeInTheDocument();
  expect(field(/^First name/)).toHaveValue('Aïcha Fatimetou');
  await user.click(save());
  expect(await screen.findByText('Your profile was saved.')).toBeInTheDocument();
});

test('sends once when pressed twice', async () => {
  const { user } = await renderArea('/user/profile');
  let calls = 0;
  network.use(
    http.put('*/api/user/:id', async () => {
      calls += 1;
      await delay(100);
    }),
  );
  await user.dblClick(save());
  await screen.findByText('Your profile was saved.');
  expect(calls).toBe(1);
});

test('asks before leaving unsaved changes', async () => {
  const { router, user } = await renderArea('/user/profile');
  await user.type(field(/^First name/), 'x');
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/user/profile');
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/orders'));
});
