import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { setupWorker } from 'msw/browser';
import { ROOT_ID } from 'platform/contract';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { AreaFrame, createStandalonePage, refuseUnmocked } from 'shared-api/standalone';
import { uiTranslations } from 'shared-ui/translations';
import { ToastProvider } from 'shared-ui/toast';
import { area } from './area.tsx';
import { createSampleService } from './mocks/sample-service.ts';

/** Runs the area alone, in an empty frame over the sample service. */
async function start(root: HTMLElement): Promise<void> {
  const service = createSampleService(Date.now());
  await setupWorker(...service.handlers, refuseUnmocked).start({ quiet: true, onUnhandledRequest: 'bypass' });
  const page = createStandalonePage({
    translations: area.translations,
    ui: uiTranslations,
  });
  await page.context.session.getState().load();
  const router = createBrowserRouter([
    ...area.routes,
    { path: '*', element: <Navigate to="/user" replace /> },
  ]);
  createRoot(root).render(
    <AreaFrame page={page}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AreaFrame>,
  );
}

const root = document.getElementById(ROOT_ID);
if (root) void start(root);
