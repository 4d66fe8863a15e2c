import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { setupWorker } from 'msw/browser';
import { ROOT_ID } from 'platform/contract';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate } from 'react-router-dom';
import { area } from './area.tsx';
import { createSampleService } from './mocks/handlers.ts';
import { createSamplePage, SampleApp } from './mocks/sample-app.tsx';

/** The area alone: its pages in an empty frame, its calls answered by the sample service. */
async function start(root: HTMLElement): Promise<void> {
  const service = createSampleService(Date.now());
  await setupWorker(...service.handlers).start({ quiet: true, onUnhandledRequest: 'bypass' });
  const page = createSamplePage(navigator.language.startsWith('fr') ? 'fr' : 'en', area.translations, '');
  await page.maida.session.getState().load();
  const router = createBrowserRouter([
    ...area.routes,
    { path: '*', element: <Navigate to="/user" replace /> },
  ]);
  createRoot(root).render(<SampleApp page={page} router={router} />);
}

const root = document.getElementById(ROOT_ID);
if (root) void start(root);
