import { useTranslation } from 'react-i18next';
import { StatusBadge } from 'shared-ui';

/** Confirmed in green, not confirmed in red, both in words. */
export function UserStatusBadge(props: { isConfirmed: boolean }) {
  const { t } = useTranslation('admin-user');
  return props.isConfirmed ? (
    <StatusBadge tone="success">{t('status.confirmed')}</StatusBadge>
  ) : (
    <StatusBadge tone="danger">{t('status.unconfirmed')}</StatusBadge>
  );
}
