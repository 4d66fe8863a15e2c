import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { renderUi } from '../testing/render-ui.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

function renderGuard(isDirty: boolean, subject?: string) {
  const page = (
    <>
      <Link to="/other">Other</Link>
      <Link to="/?page=2">Next</Link>
      <Link to="/?shop=2">Second shop</Link>
      <UnsavedGuard isDirty={isDirty} subject={subject} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/other', element: <h1>Other</h1> },
  ]);
  renderUi(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}

test('asks before leaving the page with unsaved changes, but not when its parameters change', async () => {
  const { user, router } = renderGuard(true);
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(router.state.location.search).toBe('?page=2');
  await user.click(screen.getByRole('link', { name: 'Other' }));
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/');
  await user.click(screen.getByRole('link', { name: 'Other' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeInTheDocument();
});

test('asks before another record is edited at the same path', async () => {
  const { user, router } = renderGuard(true, 'shop');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(router.state.location.search).toBe('?page=2');
  await user.click(screen.getByRole('link', { name: 'Second shop' }));
  expect(router.state.location.search).toBe('?page=2');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(router.state.location.search).toBe('?shop=2');
});

test('lets the browser ask too, only with unsaved changes', () => {
  renderGuard(true);
  const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
});

test('does not ask when everything is saved', async () => {
  const { user } = renderGuard(false);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Other' }));
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeInTheDocument();
});
