import type { AreaModule } from 'platform/contract';
import enAccount from './locales/en/customer-account.json';
import enOrder from './locales/en/customer-order.json';
import enProfile from './locales/en/customer-profile.json';
import frAccount from './locales/fr/customer-account.json';
import frOrder from './locales/fr/customer-order.json';
import frProfile from './locales/fr/customer-profile.json';
import { AccountLayout } from './pages/account-layout.tsx';
import { OrderListPage } from './features/order/order-list-page.tsx';
import { OrderPage } from './features/order/order-page.tsx';
import { ProfilePage } from './features/profile/profile-page.tsx';
import { OverviewPage } from './pages/overview-page.tsx';

/** The customer's pages and their texts. */
export const area: AreaModule = {
  routes: [
    {
      path: '/user',
      element: <AccountLayout />,
      children: [
        { index: true, element: <OverviewPage /> },
        { path: 'orders', element: <OrderListPage /> },
        { path: 'orders/:id', element: <OrderPage /> },
        { path: 'profile', element: <ProfilePage /> },
      ],
    },
  ],
  translations: {
    en: { 'customer-account': enAccount, 'customer-order': enOrder, 'customer-profile': enProfile },
    fr: { 'customer-account': frAccount, 'customer-order': frOrder, 'customer-profile': frProfile },
  },
};
