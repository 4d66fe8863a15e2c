import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { Badge, Container, formatCount, TabLink, TabLinks, VisuallyHidden } from 'shared-ui';
import { useUnreadCount } from '../features/contact/message-queries.ts';
import { useWaitingCount } from '../features/review/review-queries.ts';
import classes from './admin-layout.module.css';
import { useLiveChanges } from './use-live-changes.ts';

/** Frame of the admins' pages: tabs above the page. */
export function AdminLayout() {
  const { t } = useTranslation('admin-common');
  const { data: unread = 0 } = useUnreadCount();
  const { data: waiting = 0 } = useWaitingCount();
  const tabs = useCurrentTabInSight(unread + waiting);
  useLiveChanges();
  return (
    <Container className={classes.layout}>
      <div ref={tabs}>
        <TabLinks label={t('sections')}>
          <TabLink component={NavLink} to="/admin" end>
            {t('dashboard')}
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
      </div>
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

/** On a phone the tabs are wider than the window: scrolls this page's tab to the middle. */
function useCurrentTabInSight(counts: number) {
  const root = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const strip = root.current?.firstElementChild;
    const current = strip?.querySelector('[aria-current="page"]');
    if (!strip || !current) return;
    const window = strip.getBoundingClientRect();
    const tab = current.getBoundingClientRect();
    strip.scrollLeft += (tab.left + tab.right) / 2 - (window.left + window.right) / 2;
    // The numbers make their tabs wider.
  }, [pathname, counts]);
  return root;
}
