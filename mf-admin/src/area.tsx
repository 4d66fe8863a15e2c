import type { AreaModule } from 'platform/contract';
import { lazyPage } from 'shared-ui';
import { AdminLayout } from './layout/admin-layout.tsx';
import { DashboardPage } from './pages/dashboard-page.tsx';
import { translations } from './locales/translations.ts';

const users = lazyPage('users', async () => {
  const { UserPage } = await import('./features/user/user-page.tsx');
  return UserPage;
});
const orders = lazyPage('orders', async () => {
  const { OrderPage } = await import('./features/order/order-page.tsx');
  return OrderPage;
});
const messages = lazyPage('messages', async () => {
  const { MessagePage } = await import('./features/contact/message-page.tsx');
  return MessagePage;
});
const reviews = lazyPage('reviews', async () => {
  const { ReviewPage } = await import('./features/review/review-page.tsx');
  return ReviewPage;
});
const activity = lazyPage('activity', async () => {
  const { AuditPage } = await import('./features/audit/audit-page.tsx');
  return AuditPage;
});
const settings = lazyPage('settings', async () => {
  const { SettingsPage } = await import('./pages/settings-page.tsx');
  return SettingsPage;
});

/** The administrators' area. A restaurant is edited in the provider area (`/admin/restaurant/{id}`). */
export const area: AreaModule = {
  translations,
  routes: [
    {
      element: <AdminLayout />,
      children: [
        { path: '/admin', element: <DashboardPage /> },
        { path: '/admin/users', element: users.element },
        { path: '/admin/orders', element: orders.element },
        { path: '/admin/messages', element: messages.element },
        { path: '/admin/reviews', element: reviews.element },
        { path: '/admin/activity', element: activity.element },
        { path: '/admin/settings', element: settings.element },
      ],
    },
  ],
};
