import type { AreaModule } from 'platform/contract';
import { lazyPage, withTexts } from 'shared-ui';
import { AdminLayout } from './layout/admin-layout.tsx';
import { DashboardPage } from './pages/dashboard-page.tsx';
import { translations } from './locales/translations.ts';

const users = lazyPage('users', async () => {
  const texts = import(/* webpackChunkName: "users" */ './locales/user-texts.ts');
  const page = import(/* webpackChunkName: "users" */ './features/user/user-page.tsx');
  return withTexts((await page).UserPage, (await texts).userTexts);
});
const orders = lazyPage('orders', async () => {
  const texts = import(/* webpackChunkName: "orders" */ './locales/order-texts.ts');
  const page = import(/* webpackChunkName: "orders" */ './features/order/order-page.tsx');
  return withTexts((await page).OrderPage, (await texts).orderTexts);
});
const messages = lazyPage('messages', async () => {
  const texts = import(/* webpackChunkName: "messages" */ './locales/contact-texts.ts');
  const page = import(/* webpackChunkName: "messages" */ './features/contact/message-page.tsx');
  return withTexts((await page).MessagePage, (await texts).contactTexts);
});
const reviews = lazyPage('reviews', async () => {
  const texts = import(/* webpackChunkName: "reviews" */ './locales/review-texts.ts');
  const page = import(/* webpackChunkName: "reviews" */ './features/review/review-page.tsx');
  return withTexts((await page).ReviewPage, (await texts).reviewTexts);
});
const activity = lazyPage('activity', async () => {
  const texts = import(/* webpackChunkName: "activity" */ './locales/audit-texts.ts');
  const page = import(/* webpackChunkName: "activity" */ './features/audit/audit-page.tsx');
  return withTexts((await page).AuditPage, (await texts).auditTexts);
});
const settings = lazyPage('settings', async () => {
  const texts = import(/* webpackChunkName: "settings" */ './locales/settings-texts.ts');
  const page = import(/* webpackChunkName: "settings" */ './pages/settings-page.tsx');
  return withTexts((await page).SettingsPage, (await texts).settingsTexts);
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
