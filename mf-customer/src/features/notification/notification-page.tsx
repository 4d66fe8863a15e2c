import { useTranslation } from 'react-i18next';
import { useErrorText, useNotifications } from 'shared-api';
import { Button, Card, EmptyState, ErrorState, Loading, PageHeader, PageTitle, Skeleton } from 'shared-ui';
import { BellIcon } from 'shared-ui/icons';
import placeholder from '../../lib/placeholder.module.css';
import { NotificationList } from './notification-list.tsx';
import { useClearNotifications } from './use-clear-notifications.ts';
import { useFetchedNotifications } from './get-notifications.ts';

/** All notifications of the bell, from the same store. */
export function NotificationPage() {
  const { t } = useTranslation('customer-notification');
  const hasAny = useNotifications((state) => state.notifications.length > 0);
  const clear = useClearNotifications();
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={hasAny && <Button onClick={() => void clear()}>{t('clear_all')}</Button>}
      />
      <Notifications />
    </>
  );
}

const WAITING = [1, 2, 3];

function Notifications() {
  const { t } = useTranslation('customer-notification');
  const query = useFetchedNotifications();
  const errorText = useErrorText();
  const notifications = useNotifications((state) => state.notifications);
  if (notifications.length > 0) return <NotificationList notifications={notifications} />;
  if (query.isPending) {
    return (
      <Loading>
        <Card className={placeholder.waiting}>
          {WAITING.map((place) => (
            <Skeleton key={place} width="long" />
          ))}
        </Card>
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState title={t('failed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  return (
    <EmptyState title={t('empty')} icon={<BellIcon size="large" className={placeholder.disc} />}>
      {t('empty_hint')}
    </EmptyState>
  );
}
