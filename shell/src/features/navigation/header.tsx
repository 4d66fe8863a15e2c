import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { BrandMark, classNames, Container } from 'shared-ui';
import classes from './header.module.css';
import type { NavigationLink } from './use-navigation-links.ts';

export interface HeaderProps {
  readonly links: readonly NavigationLink[];
  /** Visible at every width: language, bell. */
  readonly tools: ReactNode;
  /** The signed-in user; on a narrow screen it moves into the menu. */
  readonly account: ReactNode;
  /** The button of the menu on a narrow screen. */
  readonly menu: ReactNode;
  /** Whether a user is signed in: their name takes room, so that on a tablet the links get their own line. */
  readonly isCrowded: boolean;
}

/** The header of every page. */
export function Header(props: HeaderProps) {
  const { links, tools, account, menu, isCrowded } = props;
  const { t } = useTranslation('shell');
  return (
    <header className={classes.header}>
      <Container className={classNames(classes.bar, isCrowded && classes.crowded)}>
        <Link to="/" className={classes.brand} translate="no">
          <BrandMark />
          {t('site_title')}
        </Link>
        <nav aria-label={t('header.navigation')} className={classes.navigation}>
          {links.map((link) => (
            <NavLink
              key={link.path}
              to={link.path}
              end={link.path === '/'}
              className={classNames(classes.link)}
            >
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className={classes.tools}>
          {tools}
          <div className={classes.account}>{account}</div>
          <div className={classes.menu}>{menu}</div>
        </div>
      </Container>
    </header>
  );
}
