import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { Badge, Container, formatCount, TabLink, TabLinks, VisuallyHidden } from 'shared-ui';
import { useToLookAt } from '../features/approval/restaurant-approval-queries.ts';
import { useUnreadCount } from '../features/contact/message-queries.ts';
import { useWaitingCount } from '../features/review/review-queries.ts';
import classes from './admin-layout.module.css';
import { useLiveChanges } from './use-live-changes.ts';

/** Frame of the admins' pages: tabs above the page. */
export function AdminLayout() {
  const { t } = useTranslation('admin-common');
  const { data: unread = 0 } = useUnreadCount();
  const { data: waiting = 0 } = useWaitingCount();
  const { data: toLookAt = 0 } = useToLookAt();
  useLiveChanges();
  return (
    <Container className={classes.layout}>
      <TabLinks label={t('sections')}>
        <TabLink component={NavLink} to="/admin" end>
          {t('dashboard')}
          <Count count={toLookAt} label={t('restaurants_waiting', { count: toLookAt })} />
        </TabLink>
        <TabLink component={NavLink} to="/admin/users">
          {t('users')}
        </TabLink>
        <TabLink component={NavLink} to="/admin/orders">
          {t('orders')}
        </TabLink>
        <TabLink component={NavLink} to="/admin/messages">
          {t('messages')}
          <Count count={unread} label={t('messages_unread', { count: unread })} />
        </TabLink>
        <TabLink component={NavLink} to="/admin/reviews">
          {t('reviews')}
          <Count count={waiting} label={t('reviews_waiting', { count: waiting })} />
        </TabLink>
        <TabLink component={NavLink} to="/admin/activity">
          {t('activity')}
        </TabLink>
        <TabLink component={NavLink} to="/admin/settings">
          {t('settings')}
        </TabLink>
      </TabLinks>
      <Outlet />
    </Container>
  );
}

/** How many wait for an admin; nothing for none. */
function Count(props: { count: number; label: string }) {
  const { count, label } = props;
  if (count === 0) return null;
  return (
    <Badge tone="accent">
      <span aria-hidden>{formatCount(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Badge>
  );
}
