import type { AreaModule } from 'platform/contract';
import { lazyPage, withTexts } from 'shared-ui';
import { FavouritePage } from './features/favourite/favourite-page.tsx';
import { OrderListPage } from './features/order/order-list-page.tsx';
import { OrderPage } from './features/order/order-page.tsx';
import { ReviewCard } from './features/review/review-card.tsx';
import { firstTexts } from './locales/texts.ts';
import { CustomerLayout } from './layout/customer-layout.tsx';
import { OverviewPage } from './pages/overview-page.tsx';
import { OwnAccountLayout } from './layout/own-account-layout.tsx';

const addresses = lazyPage('addresses', async () => {
  const { AddressPage } = await import('./features/address/address-page.tsx');
  return AddressPage;
});
const notifications = lazyPage('notifications', async () => {
  const { NotificationPage } = await import('./features/notification/notification-page.tsx');
  return NotificationPage;
});
const profile = lazyPage('profile', async () => {
  const { ProfilePage } = await import('./features/profile/profile-page.tsx');
  return ProfilePage;
});
const security = lazyPage('security', async () => {
  const { SecurityPage } = await import('./pages/security-page.tsx');
  return SecurityPage;
});

const Layout = withTexts(CustomerLayout, firstTexts);
const AccountLayout = withTexts(OwnAccountLayout, firstTexts);

/** The customer's pages, the account pages of all roles, and their texts. */
export const area: AreaModule = {
  routes: [
    {
      path: '/user',
      element: <Layout />,
      children: [
        { index: true, element: <OverviewPage /> },
        { path: 'orders', element: <OrderListPage /> },
        {
          path: 'orders/:id',
          element: <OrderPage renderReview={(order) => <ReviewCard key={order.id} order={order} />} />,
        },
        { path: 'favourites', element: <FavouritePage /> },
        { path: 'addresses', element: addresses.element },
        { path: 'notifications', element: notifications.element },
        { path: 'profile', element: profile.element },
        { path: 'security', element: security.element },
      ],
    },
    {
      path: '/account',
      element: <AccountLayout />,
      children: [
        { index: true, element: profile.element },
        { path: 'security', element: security.element },
      ],
    },
  ],
  translations: {},
};
