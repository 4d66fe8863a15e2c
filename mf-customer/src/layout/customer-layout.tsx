import { useTranslation } from 'react-i18next';
import { unseenCount, useNotifications, useSession } from 'shared-api';
import { Badge } from 'shared-ui';
import { useLiveOrders } from '../features/order/use-live-orders.ts';
import { AccountFrame } from './account-frame.tsx';

/** Frame of a customer's pages. */
export function CustomerLayout() {
  const { t } = useTranslation('customer-account');
  const isSignedIn = useSession((session) => session.user !== null);
  const newCount = useNotifications(unseenCount);
  useLiveOrders();
  // During sign-out the page is about to navigate to the sign-in page.
  if (!isSignedIn) return null;
  const notifications = (
    <>
      {t('notifications')} {newCount > 0 && <Badge tone="accent">{newCount}</Badge>}
    </>
  );
  return (
    <AccountFrame
      sections={[
        { path: '/user', label: t('overview'), isExact: true },
        { path: '/user/orders', label: t('orders') },
        { path: '/user/favourites', label: t('favourites') },
        { path: '/user/addresses', label: t('addresses') },
        { path: '/user/notifications', label: notifications },
        { path: '/user/profile', label: t('profile') },
        { path: '/user/security', label: t('security') },
      ]}
    />
  );
}
