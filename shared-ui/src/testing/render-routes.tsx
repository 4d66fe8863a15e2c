import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../toast/toast.tsx';

/** Options of {@link renderRoutes}. */
export interface RenderRoutesOptions {
  /** Address to open, or the history that led to it. */
  readonly at: InitialEntry | InitialEntry[];
  /** Wraps the page in the providers that it needs. */
  readonly wrap: (page: ReactNode) => ReactNode;
}

/** Renders routes with the toasts around them, as the shell does. Any other address shows a page named "Elsewhere". */
export function renderRoutes(routes: readonly RouteObject[], options: RenderRoutesOptions) {
  const { at, wrap } = options;
  const router = createMemoryRouter([...routes, { path: '*', element: <h1>Elsewhere</h1> }], {
    initialEntries: Array.isArray(at) ? at : [at],
  });
  const user = userEvent.setup();
  const view = render(
    wrap(
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>,
    ),
  );
  const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  return { ...view, user, router, search };
}
