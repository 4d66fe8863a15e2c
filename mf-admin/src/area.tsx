import type { AreaModule } from 'platform/contract';
import { lazyPage, withTexts } from 'shared-ui';
import { AdminLayout } from './layout/admin-layout.tsx';
import { DashboardPage } from './pages/dashboard-page.tsx';
import { firstTexts, listTexts, settingsTexts } from './locales/texts.ts';

const users = lazyPage(
  'users',
  async () => {
    const { UserPage } = await import(/* webpackChunkName: "users" */ './features/user/user-page.tsx');
    return UserPage;
  },
  { texts: [listTexts] },
);
const orders = lazyPage(
  'orders',
  async () => {
    const { OrderPage } = await import(/* webpackChunkName: "orders" */ './features/order/order-page.tsx');
    return OrderPage;
  },
  { texts: [listTexts] },
);
const messages = lazyPage(
  'messages',
  async () => {
    const { MessagePage } = await import(
      /* webpackChunkName: "messages" */ './features/contact/message-page.tsx'
    );
    return MessagePage;
  },
  { texts: [listTexts] },
);
const reviews = lazyPage(
  'reviews',
  async () => {
    const { ReviewPage } = await import(
      /* webpackChunkName: "reviews" */ './features/review/review-page.tsx'
    );
    return ReviewPage;
  },
  { texts: [listTexts] },
);
const activity = lazyPage(
  'activity',
  async () => {
    const { AuditPage } = await import(/* webpackChunkName: "activity" */ './features/audit/audit-page.tsx');
    return AuditPage;
  },
  { texts: [listTexts] },
);
const settings = lazyPage(
  'settings',
  async () => {
    const { SettingsPage } = await import(/* webpackChunkName: "settings" */ './pages/settings-page.tsx');
    return SettingsPage;
  },
  { texts: [settingsTexts] },
);
const Layout = withTexts(AdminLayout, firstTexts);

/** The administrators' area. A restaurant is edited in the provider area (`/admin/restaurant/{id}`). */
export const area: AreaModule = {
  translations: {},
  routes: [
    {
      element: <Layout />,
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
