import type { AreaModule } from 'platform/contract';
import { AddressPage } from './features/address/address-page.tsx';
import { FavouritePage } from './features/favourite/favourite-page.tsx';
import { NotificationPage } from './features/notification/notification-page.tsx';
import { OrderListPage } from './features/order/order-list-page.tsx';
import { OrderPage } from './features/order/order-page.tsx';
import { ProfilePage } from './features/profile/profile-page.tsx';
import { ReviewCard } from './features/review/review-card.tsx';
import { translations } from './locales/translations.ts';
import { CustomerLayout } from './pages/customer-layout.tsx';
import { OverviewPage } from './pages/overview-page.tsx';
import { OwnAccountLayout } from './pages/own-account-layout.tsx';
import { SecurityPage } from './pages/security-page.tsx';

/** The customer's pages, everybody's own account, and their texts. */
export const area: AreaModule = {
  routes: [
    {
      path: '/user',
      element: <CustomerLayout />,
      children: [
        { index: true, element: <OverviewPage /> },
        { path: 'orders', element: <OrderListPage /> },
        {
          path: 'orders/:id',
          element: <OrderPage renderReview={(order) => <ReviewCard key={order.id} order={order} />} />,
        },
        { path: 'favourites', element: <FavouritePage /> },
        { path: 'addresses', element: <AddressPage /> },
        { path: 'notifications', element: <NotificationPage /> },
        { path: 'profile', element: <ProfilePage /> },
        { path: 'security', element: <SecurityPage /> },
      ],
    },
    {
      path: '/account',
      element: <OwnAccountLayout />,
      children: [
        { index: true, element: <ProfilePage /> },
        { path: 'security', element: <SecurityPage /> },
      ],
    },
  ],
  translations,
};
