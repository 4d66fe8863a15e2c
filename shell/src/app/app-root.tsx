import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { AppContextProvider } from 'shared-api';
import { ToastProvider } from 'shared-ui/toast';
import { AreasProvider } from '../lib/areas-context.ts';
import type { App } from './create-app.tsx';

export interface AppRootProps {
  readonly app: App;
  /** Called when the page is hydrated. */
  readonly onMount?: () => void;
}

/** Provides the page's objects to the frame and to every area in it. */
export function AppRoot(props: AppRootProps) {
  const { app, onMount } = props;
  useEffect(() => onMount?.(), [onMount]);
  return (
    <I18nextProvider i18n={app.translations}>
      <QueryClientProvider client={app.queryClient}>
        <AppContextProvider value={app.context}>
          <ToastProvider>
            <AreasProvider value={app.areas}>
              <RouterProvider router={app.router} />
            </AreasProvider>
          </ToastProvider>
        </AppContextProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
