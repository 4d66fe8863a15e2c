import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Link, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { Button, ConfirmDialog, Dialog, PageDialog, Popover } from 'shared-ui';
import { UnsavedGuard, useSearchState } from 'shared-ui/router';
import { createI18n } from '../features/language/create-i18n.ts';
import { createPageRouter } from '../hydration/create-page-router.ts';
import { TEXTS } from './texts.ts';

/*
 * A page with all kinds of surfaces, and a browser's buttons, for tests of the history.
 */

/** Waits until neither page nor history changes; React renders as in a browser, where `act` would make it wait. */
export async function settle(): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const look = () => JSON.stringify([history.state, location.href, document.body.innerHTML]);
  let seen = '';
  do {
    seen = look();
    await new Promise((resolve) => setTimeout(resolve, 120));
    // A wait ends once React has rendered (scripts/jest/setup.ts): on a busy machine that comes after the timer.
    await waitFor(() => undefined);
  } while (look() !== seen);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
}

export async function step(delta: number): Promise<void> {
  history.go(delta);
  await settle();
}
export const back = () => step(-1);
export const forward = () => step(1);

export async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
}

export async function follow(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('link', { name }));
  await settle();
}

let router: ReturnType<typeof createPageRouter> | undefined;
let isBusy = false;

/** Whether the form is sending, from its next rendering on. */
export function setBusy(isNow: boolean): void {
  isBusy = isNow;
}

/** Query of the address that the router knows. */
export const routerSearch = () => router?.state.location.search;

function open(): void {
  router = createPageRouter([{ path: '*', element: <Page /> }]);
  render(
    <I18nextProvider i18n={createI18n('en', TEXTS.en)}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}

/** What a reload does: another router on the same history. */
export async function reload(): Promise<void> {
  close();
  document.body.innerHTML = '';
  open();
  await settle();
}

function close(): void {
  router?.dispose();
}

/** Opens `/start` and then `/menu` before each test of a file. */
export function setUpPages(): void {
  beforeEach(async () => {
    isBusy = false;
    open();
    await act(() => router?.navigate('/start') ?? Promise.resolve());
    await act(() => router?.navigate('/menu') ?? Promise.resolve());
  });
  afterEach(close);
}

function Page() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const { parameters, change } = useSearchState();
  const [shown, setShown] = useState('');
  const [isDirty, setDirty] = useState(false);
  const hide = () => setShown('');
  return (
    <>
      <h1>{pathname}</h1>
      <Button onClick={() => setShown('sheet')}>Basket</Button>
      <Button onClick={() => change({ user: '7' })}>User</Button>
      <Button onClick={() => setDirty(true)}>Type</Button>
      <Button onClick={() => setDirty(false)}>Save</Button>
      <Link to="/elsewhere">Elsewhere</Link>
      <Popover label="Bell" renderTrigger={(trigger) => <Button {...trigger}>Open bell</Button>}>
        {(leave) => (
          <Link to="/news" onClick={leave}>
            News
          </Link>
        )}
      </Popover>
      <PageDialog
        title="Links"
        openFor={key}
        renderTrigger={(trigger) => <Button {...trigger}>Open links</Button>}
      >
        <Link to="/about">About</Link>
      </PageDialog>
      <Dialog isOpen={shown === 'sheet'} title="Sheet" onClose={hide}>
        <Button onClick={() => setShown('form')}>Book</Button>
        <Button onClick={() => change({ q: 'fish' })}>Search</Button>
      </Dialog>
      <Dialog isOpen={shown === 'form' || shown === 'asking'} title="Form" onClose={hide} isBusy={isBusy}>
        <Button onClick={() => setShown('asking')}>Discard</Button>
        <Button
          onClick={() => {
            hide();
            void navigate('/orders');
          }}
        >
          Send
        </Button>
      </Dialog>
      <ConfirmDialog
        isOpen={shown === 'asking'}
        title="Discard?"
        confirmLabel="Yes"
        onClose={() => setShown('form')}
        onConfirm={() => void navigate('/orders')}
      />
      <Dialog
        isOpen={parameters.has('user')}
        title={`User ${parameters.get('user') ?? ''}`}
        onClose={() => change({ user: null })}
      />
      <UnsavedGuard isDirty={isDirty} />
    </>
  );
}

export const page = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
export const surface = () => screen.queryAllByRole('dialog').at(-1)?.querySelector('h2')?.textContent;
export const opened = () =>
  [...document.querySelectorAll('dialog[open], [role="dialog"]')].map(({ textContent }) => textContent);
