import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { AreaFrame, createSamplePage, refuseUnmocked } from 'shared-api/standalone';
import { uiTranslations } from 'shared-ui/translations';
import { ToastProvider } from 'shared-ui/toast';
import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { area } from './area.tsx';
import { placeOrder } from './mocks/order-handlers.ts';
import { createHandlers, createSampleService } from './mocks/sample-service.ts';
import { sampleAdmin, sampleOrder } from './mocks/samples.ts';

/** The order list's simulated load (requirements 2.8). */
const ORDER_DELAY_MS = 1_000;
const NEW_ORDER_EVERY_MS = 90_000;

function Frame() {
  return (
    <main id="main">
      <Outlet />
      <ScrollRestoration />
    </main>
  );
}

/** Runs the area alone: `?as=admin` signs an admin in, `?lang=fr` speaks French. */
async function start(): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const isAdmin = parameters.get('as') === 'admin';
  const service = createSampleService({
    orderDelay: ORDER_DELAY_MS,
    ...(isAdmin ? { user: sampleAdmin } : {}),
  });
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
      children: [...area.routes, { path: '*', element: <Navigate to="/provider" replace /> }],
    },
  ]);
  createRoot(document.getElementById('root') ?? document.body).render(
    <AreaFrame page={page}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AreaFrame>,
  );
  let number = 100;
  setInterval(() => {
    const [restaurant] = service.restaurants;
    if (!restaurant) return;
    number += 1;
    placeOrder(service, { ...sampleOrder(restaurant, number), orderDate: new Date().toISOString() });
  }, NEW_ORDER_EVERY_MS);
}

void start();
