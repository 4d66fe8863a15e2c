import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState } from 'shared-ui';

/** Shown when a customer has not ordered yet. */
export function NoOrders() {
  const { t } = useTranslation('customer-order');
  return (
    <EmptyState
      title={t('empty')}
      action={
        <ButtonLink component={Link} to="/" variant="primary">
          {t('empty_action')}
        </ButtonLink>
      }
    >
      {t('empty_hint')}
    </EmptyState>
  );
}
