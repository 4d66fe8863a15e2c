import { useTranslation } from 'react-i18next';
import { StatusBadge } from 'shared-ui';

/** Approved in green, not approved in red, both as text. */
export function UserStatusBadge(props: { isConfirmed: boolean }) {
  const { t } = useTranslation('admin-user');
  return props.isConfirmed ? (
    <StatusBadge tone="success">{t('status.confirmed')}</StatusBadge>
  ) : (
    <StatusBadge tone="danger">{t('status.unconfirmed')}</StatusBadge>
  );
}
