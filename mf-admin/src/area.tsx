import type { AreaModule } from 'platform/contract';
import { AuditPage } from './features/audit/audit-page.tsx';
import { MessagePage } from './features/contact/message-page.tsx';
import { OrderPage } from './features/order/order-page.tsx';
import { UserPage } from './features/user/user-page.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { DashboardPage } from './pages/dashboard-page.tsx';
import { SettingsPage } from './pages/settings-page.tsx';
import { translations } from './translations.ts';

/** The administrators' area. A restaurant is edited in the provider area (`/admin/restaurant/{id}`). */
export const area: AreaModule = {
  translations,
  routes: [
    {
      element: <AdminLayout />,
      children: [
        { path: '/admin', element: <DashboardPage /> },
        { path: '/admin/users', element: <UserPage /> },
        { path: '/admin/orders', element: <OrderPage /> },
        { path: '/admin/messages', element: <MessagePage /> },
        { path: '/admin/activity', element: <AuditPage /> },
        { path: '/admin/settings', element: <SettingsPage /> },
      ],
    },
  ],
};
