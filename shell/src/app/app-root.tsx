import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { MaidaProvider } from 'shared-api';
import { ToastProvider } from 'shared-ui/toast';
import { AreasProvider } from '../lib/areas-context.ts';
import type { App } from './create-app.tsx';

/** Gives the page's parts to the frame and to every area in it. */
export function AppRoot(props: { readonly app: App }) {
  const { app } = props;
  return (
    <I18nextProvider i18n={app.translations}>
      <QueryClientProvider client={app.queryClient}>
        <MaidaProvider value={app.maida}>
          <ToastProvider>
            <AreasProvider value={app.areas}>
              <RouterProvider router={app.router} />
            </AreasProvider>
          </ToastProvider>
        </MaidaProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
