import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { formatDate, StatusBadge, useLanguage } from 'shared-ui';
import { TwoLines } from '../../lib/two-lines.tsx';

/** Whether visitors see a restaurant, and whether it takes orders now. */
export function RestaurantBadge(props: { restaurant: RestaurantSummary }) {
  const { removedAt, isPublic, missing = [], approval, opening } = props.restaurant;
  const { t } = useTranslation('admin-restaurant');
  const language = useLanguage();
  if (removedAt) {
    return (
      <TwoLines second={formatDate(removedAt, language)}>
        <StatusBadge tone="neutral">{t('status.removed')}</StatusBadge>
      </TwoLines>
    );
  }
  if (approval?.of === 'restaurant') {
    return (
      <TwoLines second={t(`status.${approval.state}_hint`)}>
        <StatusBadge tone="warning">{t(`status.${approval.state}`)}</StatusBadge>
      </TwoLines>
    );
  }
  if (isPublic === false) {
    return (
      <TwoLines second={t(`status.${missing.length > 0 ? 'incomplete' : 'unconfirmed'}_hint`)}>
        <StatusBadge tone="danger">{t('status.unconfirmed')}</StatusBadge>
      </TwoLines>
    );
  }
  const now = opening.isOpen ? 'open' : opening.reason === 'paused' ? 'paused' : 'closed';
  return (
    <TwoLines second={t(`now.${now}`)}>
      <StatusBadge tone="success">{t('status.public')}</StatusBadge>
    </TwoLines>
  );
}
