import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { setupWorker } from 'msw/browser';
import { ROOT_ID } from 'platform/contract';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AreaFrame, createStandalonePage, refuseUnmocked } from 'shared-api/standalone';
import { uiTranslations } from 'shared-ui/translations';
import { ToastProvider } from 'shared-ui/toast';
import { area } from './area.tsx';
import { StandaloneFrame } from './mocks/standalone-frame.tsx';
import { createSampleService } from './mocks/sample-service.ts';

/** The area alone: a small frame, a sample service in the browser (`npm run dev -w mf-public`). */
async function start() {
  await setupWorker(...createSampleService().handlers, refuseUnmocked).start({
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  const page = createStandalonePage({
    translations: area.translations,
    ui: uiTranslations,
  });
  const { context } = page;
  void context.session.getState().load();
  const router = createBrowserRouter([{ element: <StandaloneFrame />, children: area.routes }]);
  createRoot(document.getElementById(ROOT_ID) ?? document.body).render(
    <AreaFrame page={page}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AreaFrame>,
  );
}

void start();
