import { File as NodeFile } from 'node:buffer';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AreaFrame } from 'shared-api/standalone';
import { ToastProvider } from 'shared-ui/toast';
import { area } from '../area.tsx';
import { createSamplePage } from '../mocks/sample-page.ts';
import { createHandlers, createSampleService, type SampleService } from '../mocks/sample-service.ts';

// The FormData of the test environment is Node's and takes Node's files only.
Object.assign(globalThis, { File: NodeFile });

let server: SetupServer | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

/** Shows a page of the area over a sample service, as a signed-in user finds it. */
export async function renderArea(
  path: string,
  change: Partial<SampleService> = {},
  options: { language?: string; handlers?: HttpHandler[] } = {},
) {
  const service = createSampleService(change);
  server = setupServer(...(options.handlers ?? []), ...createHandlers(service));
  server.listen({ onUnhandledRequest: 'error' });
  const page = createSamplePage(service, options.language);
  const elsewhere = { path: '*', element: <h1>Elsewhere</h1> };
  const router = createMemoryRouter([...area.routes, elsewhere], { initialEntries: [path] });
  const user = userEvent.setup();
  const view = render(
    <AreaFrame page={page}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AreaFrame>,
  );
  // All pages but the first are fetched when they are opened.
  await screen.findByRole('heading', { level: 1 });
  const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  return { ...view, user, service, page, router, server, search };
}
