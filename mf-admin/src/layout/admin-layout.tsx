import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { Badge, Container, formatCount, TabLink, TabLinks, VisuallyHidden } from 'shared-ui';
import { useToLookAt } from '../features/approval/get-to-look-at.ts';
import { useUnreadCount } from '../features/contact/get-unread-count.ts';
import { useWaitingCount } from '../features/review/get-waiting-count.ts';
import { type Total, useTotalText } from '../lib/use-total-text.ts';
import classes from './admin-layout.module.css';
import { useLiveChanges } from './use-live-changes.ts';

/** Frame of the admins' pages: tabs above the page. */
export function AdminLayout() {
  const { t } = useTranslation('admin-common');
  const { data: unread } = useUnreadCount();
  const { data: waiting } = useWaitingCount();
  const { data: toLookAt } = useToLookAt();
  useLiveChanges();
  return (
    <Container className={classes.layout}>
      <TabLinks label={t('sections')}>
        <TabLink component={NavLink} to="/admin" end>
          {t('dashboard')}
          <Count count={toLookAt} of="restaurants_waiting" />
        </TabLink>
        <TabLink component={NavLink} to="/admin/users">
          {t('users')}
        </TabLink>
        <TabLink component={NavLink} to="/admin/orders">
          {t('orders')}
        </TabLink>
        <TabLink component={NavLink} to="/admin/messages">
          {t('messages')}
          <Count count={unread} of="messages_unread" />
        </TabLink>
        <TabLink component={NavLink} to="/admin/reviews">
          {t('reviews')}
          <Count count={waiting} of="reviews_waiting" />
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
function Count(props: {
  count: Total | undefined;
  of: `${'restaurants' | 'reviews'}_waiting` | 'messages_unread';
}) {
  const { count, of } = props;
  const { t } = useTranslation('admin-common');
  const totalText = useTotalText();
  if (count === undefined || count.total === 0) return null;
  return (
    <Badge tone="accent">
      <span aria-hidden>
        {formatCount(count.total)}
        {count.isMinimum && '+'}
      </span>
      <VisuallyHidden>{t(of, { count: count.total, formatted: totalText(count) })}</VisuallyHidden>
    </Badge>
  );
}
