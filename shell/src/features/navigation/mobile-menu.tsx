import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useSession } from 'shared-api';
import { classNames, IconButton, PageDialog } from 'shared-ui';
import { ChevronEndIcon, MenuIcon } from 'shared-ui/icons';
import { Account, type AccountProps } from './account.tsx';
import { useFoundPage } from '../../lib/use-page-path.ts';
import classes from './mobile-menu.module.css';
import { trapFocus } from './trap-focus.ts';
import type { NavigationLink } from './use-navigation-links.ts';

export interface MobileMenuProps extends Pick<AccountProps, 'isSigningOut' | 'onSignOut'> {
  readonly links: readonly NavigationLink[];
}

/** The navigation of a narrow screen: a modal that traps the focus. */
export function MobileMenu(props: MobileMenuProps) {
  const { links, isSigningOut, onSignOut } = props;
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  // The account below has this link already.
  const role = useSession(({ user }) => user?.role);
  const profilePath = useFoundPage('profile', role);
  return (
    <PageDialog
      title={t('header.menu')}
      // Following a link or going back closes it.
      openFor={key}
      onKeyDown={trapFocus}
      renderTrigger={(trigger) => (
        <IconButton icon={<MenuIcon />} label={t('header.menu_open')} {...trigger} />
      )}
    >
      <nav aria-label={t('header.navigation')}>
        <ul className={classes.list}>
          {links
            .filter(({ path }) => role === undefined || path !== profilePath)
            .map((link) => (
              <li key={link.path}>
                <NavLink to={link.path} end={link.path === '/'} className={classNames(classes.link)}>
                  {link.label}
                  <ChevronEndIcon className={classes.chevron} />
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      <div className={classes.account}>
        <Account layout="menu" isSigningOut={isSigningOut} onSignOut={onSignOut} />
      </div>
    </PageDialog>
  );
}
