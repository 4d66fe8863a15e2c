import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from 'shared-api';
import { AccountFrame } from './account-frame.tsx';

/** Frame of `/account`, the account of an owner or an admin; a customer has it below `/user`. */
export function OwnAccountLayout() {
  const { t } = useTranslation('customer-account');
  const { pathname } = useLocation();
  const role = useSession((session) => session.user?.role);
  // During sign-out the page is about to navigate to the sign-in page.
  if (role === undefined) return null;
  if (role === 'USER')
    return (
      <Navigate
        to={pathname === '/account' ? '/user/profile' : pathname.replace('/account', '/user')}
        replace
      />
    );
  return (
    <AccountFrame
      sections={[
        { path: '/account', label: t('profile'), isExact: true },
        { path: '/account/security', label: t('security') },
      ]}
    />
  );
}
