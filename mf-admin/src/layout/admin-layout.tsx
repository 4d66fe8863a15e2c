import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { Container, TabLink, TabLinks } from 'shared-ui';
import classes from './admin-layout.module.css';

/** Frame of the admins' pages: where to go, and the page. */
export function AdminLayout() {
  const { t } = useTranslation('admin-common');
  const tabs = useCurrentTabInSight();
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
          <TabLink component={NavLink} to="/admin/settings">
            {t('settings')}
          </TabLink>
        </TabLinks>
      </div>
      <Outlet />
    </Container>
  );
}

/** On a phone the tabs are wider than the window: the one of this page must not be hidden. */
function useCurrentTabInSight() {
  const root = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const strip = root.current?.firstElementChild;
    const current = strip?.querySelector('[aria-current="page"]');
    if (!strip || !current) return;
    const window = strip.getBoundingClientRect();
    const tab = current.getBoundingClientRect();
    strip.scrollLeft += Math.max(0, tab.right - window.right) + Math.min(0, tab.left - window.left);
  }, [pathname]);
  return root;
}
