import { act, screen, waitFor } from '@testing-library/react';
import { LANGUAGES } from 'platform/contract';
import { ERROR_CODES } from 'shared-api/contract';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';
import { createUser } from '../../testing/service.ts';
import { TEXTS } from '../../testing/texts.ts';

setUpApp();

test('switches frame and area at once, without a reload, and is remembered', async () => {
  const { user } = await renderApp('/');
  await user.type(await screen.findByLabelText('Search'), 'yassa');
  await user.click(screen.getByRole('button', { name: 'Français' }));
  expect(await screen.findByRole('heading', { name: 'Les restaurants' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeInTheDocument();
  expect(screen.getByLabelText('Search')).toHaveValue('yassa');
  expect(document.documentElement).toHaveAttribute('lang', 'fr');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  expect(document.cookie).toContain('maida_language=fr');
  expect(screen.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(TEXTS.en.errors.network_error)).not.toBeInTheDocument();
});

test('Arabic is offered by its own name, and turns the page round', async () => {
  const { user } = await renderApp('/');
  const button = await screen.findByRole('button', { name: 'العربية' });
  expect(button).toHaveTextContent('ع');
  await user.click(button);
  expect(await screen.findByRole('link', { name: TEXTS.ar.shell.account.login })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

test('the account of a signed-in person remembers the language, the last choice of several', async () => {
  const { user, service, app } = await renderApp('/', { service: { user: createUser('USER') } });
  await screen.findByRole('button', { name: 'Notifications' });
  await user.click(screen.getByRole('button', { name: 'Français' }));
  await user.click(screen.getByRole('button', { name: 'العربية' }));
  await waitFor(() => expect(service.user?.language).toBe('ar'));
  await waitFor(() => expect(app.context.session.getState().user?.language).toBe('ar'));
});

test('a new device speaks the account’s language, one with a choice its own', async () => {
  const user = { ...createUser('USER'), language: 'fr' } as const;
  await renderApp('/', { service: { user } });
  expect(await screen.findByRole('heading', { name: 'Les restaurants' })).toBeInTheDocument();
  expect(document.cookie).toContain('maida_language=fr');
});

test('the language chosen in this browser stays when somebody signs in whose account has another', async () => {
  document.cookie = 'maida_language=en; Path=/';
  const { app } = await renderApp('/', { service: { user: { ...createUser('USER'), language: 'fr' } } });
  await waitFor(() => expect(app.context.session.getState().user?.language).toBe('fr'));
  const followed = jest.spyOn(app.translations, 'changeLanguage');
  act(() => app.context.session.getState().setUser({ ...createUser('USER'), language: 'ar' }));
  expect(followed).not.toHaveBeenCalled();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

test('an account that cannot be reached does not hold the switch up', async () => {
  const { user, service } = await renderApp('/', { service: { user: createUser('USER') } });
  await screen.findByRole('button', { name: 'Notifications' });
  service.isUnreachable = true;
  await user.click(screen.getByRole('button', { name: 'Français' }));
  expect(await screen.findByRole('heading', { name: 'Les restaurants' })).toBeInTheDocument();
  expect(document.cookie).toContain('maida_language=fr');
  service.isUnreachable = false;
  await user.click(screen.getByRole('button', { name: 'العربية' }));
  await waitFor(() => expect(service.user?.language).toBe('ar'));
});

test('a language whose texts fail to load leaves the page as it is, with a message', async () => {
  const { user } = await renderApp('/', { loadTexts: () => Promise.reject(new Error('offline')) });
  await user.click(await screen.findByRole('button', { name: 'Français' }));
  expect(await screen.findByText(TEXTS.en.errors.network_error)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
});

test('an area that is loaded later uses the chosen language', async () => {
  const { app, user } = await renderApp('/unauthorized');
  await user.click(screen.getByRole('button', { name: 'Français' }));
  await app.router.navigate('/');
  expect(await screen.findByRole('heading', { name: 'Les restaurants' })).toBeInTheDocument();
});

test.each([...ERROR_CODES, 'network_error', 'timeout'])('error %s has a text in every language', (code) => {
  for (const language of LANGUAGES) {
    expect(TEXTS[language].errors).toHaveProperty(code);
  }
});
