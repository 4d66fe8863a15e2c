import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../toast/toast.tsx';

/** What {@link renderRoutes} needs to know beside the routes. */
export interface RenderRoutesOptions {
  /** Address to open, or the way that led to it. */
  readonly at: InitialEntry | InitialEntry[];
  /** Stands the providers around the page that its components ask for. */
  readonly wrap: (page: ReactNode) => ReactNode;
}

/** Renders routes with the toasts around them, as the shell does. Every other address is a page named "Elsewhere". */
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
