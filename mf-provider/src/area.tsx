import type { AreaModule } from 'platform/contract';
import type { ComponentType, ReactNode } from 'react';
import { lazyPage } from 'shared-ui';
import { DashboardPage } from './features/dashboard/dashboard-page.tsx';
import { ProviderLayout } from './layout/provider-layout.tsx';
import { withTexts } from './lib/with-texts.tsx';
import { translations } from './translations.ts';

const orders = lazyPage('orders', async () => {
  const { OrderPage } = await import('./features/order/order-page.tsx');
  return OrderPage;
});
const menu = editorPage('menu', async () => {
  const { MenuPage } = await import('./features/menu/menu-page.tsx');
  return MenuPage;
});
const details = editorPage('details', async () => {
  const { DetailsPage } = await import('./features/restaurant/details-page.tsx');
  return DetailsPage;
});
const adminDetails = editorPage('admin-details', async () => {
  const { DetailsPage } = await import('./features/restaurant/details-page.tsx');
  return () => <DetailsPage isAdmin />;
});
const create = editorPage('create', async () => {
  const { CreatePage } = await import('./features/restaurant/create-page.tsx');
  return CreatePage;
});

/** What the editors say is a third of the area's texts, and nothing of it stands on the first page. */
function editorPage(key: string, load: () => Promise<ComponentType>): ReactNode {
  return lazyPage(key, async () => {
    const [Page, { editorTexts }] = await Promise.all([load(), import('./editor-texts.ts')]);
    return withTexts(Page, editorTexts);
  });
}

/** The provider area: what a restaurant owner works with, and the restaurant editor that admins share. */
export const area: AreaModule = {
  translations,
  routes: [
    {
      element: <ProviderLayout />,
      children: [
        { path: '/provider', element: <DashboardPage /> },
        { path: '/provider/orders', element: orders },
        { path: '/provider/menu', element: menu },
        { path: '/provider/:id', element: details },
        { path: '/restaurant/new', element: create },
        { path: '/admin/restaurant/:id', element: adminDetails },
      ],
    },
  ],
};
