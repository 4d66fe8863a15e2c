import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expectTranslatedErrors, findElement, formFiles } from 'shared-ui/testing';
import { createUser, network } from './testing/service.ts';
import { renderApp, setUpApp } from './testing/render-app.tsx';

setUpApp();

const REFUSED = { type: 'about:blank', title: 'No', status: 401, code: 'credentials_invalid' };
const refuse = () => HttpResponse.json(REFUSED, { status: 401 });

type App = Awaited<ReturnType<typeof renderApp>>;

/** Brings the form onto the page. */
const FORMS: Readonly<Record<string, (rendered: App) => Promise<void>>> = {
  'features/session/sign-in-again-dialog.tsx': async ({ service, user }) => {
    const refresh = await screen.findByRole('button', { name: 'Refresh' });
    service.user = null;
    await user.click(refresh);
  },
  'features/session/verification-dialog.tsx': async ({ app }) => {
    const options = { passkey: null, hasTotp: false, hasPassword: true };
    network.use(
      http.post('*/auth/verification/options', () =>
        HttpResponse.json({ ...options, isFactorRequired: false, isVerified: false }),
      ),
      http.post('*/auth/verification', refuse),
    );
    await screen.findByLabelText('Note');
    act(() => void app.context.session.getState().verify());
  },
};

test('every form of the shell is here', () => {
  expect(Object.keys(FORMS)).toEqual(formFiles(__dirname));
});

const CASES = Object.keys(FORMS).flatMap((file) => [
  { file, isOffline: false },
  { file, isOffline: true },
]);

test.each(CASES)('errors of $file follow a change of language (offline: $isOffline)', async (form) => {
  const rendered = await renderApp('/user', { service: { user: createUser('USER') } });
  await FORMS[form.file]?.(rendered);
  await waitFor(() => {
    if (!document.querySelector('dialog[open]')) throw new Error('No dialog.');
    findElement('input[type="password"]');
  });
  if (form.isOffline) network.use(http.post('*', () => HttpResponse.error()));
  await userEvent.type(findElement('input[type="password"]'), 'wrong');
  await userEvent.click(findElement('form button[type="submit"]'));
  await expectTranslatedErrors(rendered.app.translations, 1);
});
