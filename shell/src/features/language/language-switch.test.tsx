import { screen } from '@testing-library/react';
import { ERROR_CODES } from 'shared-api/contract';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';
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

test.each([...ERROR_CODES, 'network_error', 'timeout'])('error %s has a text in both languages', (code) => {
  for (const language of ['en', 'fr'] as const) {
    expect(TEXTS[language].errors).toHaveProperty(code);
  }
});
