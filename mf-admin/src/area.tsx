import type { AreaModule } from 'platform/contract';
import { lazyPage, withTexts } from 'shared-ui';
import { AdminLayout } from './layout/admin-layout.tsx';
import { DashboardPage } from './pages/dashboard-page.tsx';
import { translations } from './locales/translations.ts';

const users = lazyPage('users', async () => {
  const [{ UserPage }, { userTexts }] = await Promise.all([
    import(/* webpackChunkName: "users" */ './features/user/user-page.tsx'),
    import(/* webpackChunkName: "users" */ './locales/user-texts.ts'),
  ]);
  return withTexts(UserPage, userTexts);
});
const orders = lazyPage('orders', async () => {
  const [{ OrderPage }, { orderTexts }] = await Promise.all([
    import(/* webpackChunkName: "orders" */ './features/order/order-page.tsx'),
    import(/* webpackChunkName: "orders" */ './locales/order-texts.ts'),
  ]);
  return withTexts(OrderPage, orderTexts);
});
const messages = lazyPage('messages', async () => {
  const [{ MessagePage }, { contactTexts }] = await Promise.all([
    import(/* webpackChunkName: "messages" */ './features/contact/message-page.tsx'),
    import(/* webpackChunkName: "messages" */ './locales/contact-texts.ts'),
  ]);
  return withTexts(MessagePage, contactTexts);
});
const reviews = lazyPage('reviews', async () => {
  const [{ ReviewPage }, { reviewTexts }] = await Promise.all([
    import(/* webpackChunkName: "reviews" */ './features/review/review-page.tsx'),
    import(/* webpackChunkName: "reviews" */ './locales/review-texts.ts'),
  ]);
  return withTexts(ReviewPage, reviewTexts);
});
const activity = lazyPage('activity', async () => {
  const [{ AuditPage }, { auditTexts }] = await Promise.all([
    import(/* webpackChunkName: "activity" */ './features/audit/audit-page.tsx'),
    import(/* webpackChunkName: "activity" */ './locales/audit-texts.ts'),
  ]);
  return withTexts(AuditPage, auditTexts);
});
const settings = lazyPage('settings', async () => {
  const [{ SettingsPage }, { settingsTexts }] = await Promise.all([
    import(/* webpackChunkName: "settings" */ './pages/settings-page.tsx'),
    import(/* webpackChunkName: "settings" */ './locales/settings-texts.ts'),
  ]);
  return withTexts(SettingsPage, settingsTexts);
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
