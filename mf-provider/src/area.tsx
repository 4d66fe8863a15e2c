import type { AreaModule } from 'platform/contract';
import { DashboardPage } from './features/dashboard/dashboard-page.tsx';
import { MenuPage } from './features/menu/menu-page.tsx';
import { OrderPage } from './features/order/order-page.tsx';
import { CreatePage } from './features/restaurant/create-page.tsx';
import { DetailsPage } from './features/restaurant/details-page.tsx';
import { ProviderLayout } from './layout/provider-layout.tsx';
import { translations } from './translations.ts';

/** The provider area: what a restaurant owner works with, and the restaurant editor that admins share. */
export const area: AreaModule = {
  translations,
  routes: [
    {
      element: <ProviderLayout />,
      children: [
        { path: '/provider', element: <DashboardPage /> },
        { path: '/provider/orders', element: <OrderPage /> },
        { path: '/provider/menu', element: <MenuPage /> },
        { path: '/provider/:id', element: <DetailsPage /> },
        { path: '/restaurant/new', element: <CreatePage /> },
        { path: '/admin/restaurant/:id', element: <DetailsPage isAdmin /> },
      ],
    },
  ],
};
