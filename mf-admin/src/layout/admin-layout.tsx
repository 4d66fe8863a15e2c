import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { Container, TabLink, TabLinks } from 'shared-ui';
import classes from './admin-layout.module.css';

/** Frame of the admins' pages: where to go, and the page. */
export function AdminLayout() {
  const { t } = useTranslation('admin-common');
  return (
    <Container className={classes.layout}>
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
      <Outlet />
    </Container>
  );
}
