import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { AreaFrame, createSamplePage, refuseUnmocked } from 'shared-api/standalone';
import { uiTranslations } from 'shared-ui/translations';
import { ToastProvider } from 'shared-ui/toast';
import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { area } from './area.tsx';
import { createHandlers, createSampleService } from './mocks/sample-service.ts';

function Frame() {
  return (
    <main id="main">
      <Outlet />
      <ScrollRestoration />
    </main>
  );
}

/** Runs the area alone; `?lang=fr` speaks French. */
async function start(): Promise<void> {
  const service = createSampleService();
  await setupWorker(...createHandlers(service), refuseUnmocked).start({
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  const page = createSamplePage(service, {
    translations: area.translations,
    ui: uiTranslations,
  });
  const router = createBrowserRouter([
    {
      element: <Frame />,
      children: [...area.routes, { path: '*', element: <Navigate to="/admin" replace /> }],
    },
  ]);
  createRoot(document.getElementById('root') ?? document.body).render(
    <AreaFrame page={page}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AreaFrame>,
  );
}

void start();
