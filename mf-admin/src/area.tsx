import type { AreaModule } from 'platform/contract';
import { Navigate } from 'react-router-dom';
import { OrderPage } from './features/order/order-page.tsx';
import { UserPage } from './features/user/user-page.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { translations } from './translations.ts';

/** The administrators' area. A restaurant is edited in the provider area (`/admin/restaurant/{id}`). */
export const area: AreaModule = {
  translations,
  routes: [
    {
      element: <AdminLayout />,
      children: [
        { path: '/admin', element: <Navigate to="/admin/users" replace /> },
        { path: '/admin/users', element: <UserPage /> },
        { path: '/admin/orders', element: <OrderPage /> },
      ],
    },
  ],
};
