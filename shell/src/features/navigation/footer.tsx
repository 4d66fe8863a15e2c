import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApi } from 'shared-api';
import { settingsQuery } from 'shared-api/get-settings';
import { BrandMark, Container, VisuallyHidden } from 'shared-ui';
import classes from './footer.module.css';
import { FacebookIcon, InstagramIcon, XIcon } from './social-icons.tsx';
import type { NavigationLink } from './use-navigation-links.ts';

export interface FooterProps {
  readonly links: readonly NavigationLink[];
  /** Settings of this device. */
  readonly preferences: ReactNode;
}

/** The footer of every page. */
export function Footer(props: FooterProps) {
  const { links, preferences } = props;
  const { t } = useTranslation('shell');
  return (
    <footer className={classes.footer}>
      <Container className={classes.columns}>
        <div className={classes.about}>
          <p className={classes.brand} translate="no">
            <BrandMark />
            {t('site_title')}
          </p>
          <p className={classes.claim}>{t('footer.claim')}</p>
        </div>
        <nav aria-label={t('footer.navigation')}>
          <ul className={classes.links}>
            {links.map((link) => (
              <li key={link.path}>
                <Link to={link.path} className={classes.link}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.end}>
          <SocialLinks />
          {preferences}
        </div>
      </Container>
    </footer>
  );
}

const NETWORKS = [
  { id: 'facebook', name: 'Facebook', icon: <FacebookIcon /> },
  { id: 'instagram', name: 'Instagram', icon: <InstagramIcon /> },
  { id: 'x', name: 'X', icon: <XIcon /> },
] as const;

function SocialLinks() {
  const { t } = useTranslation('shell');
  const settings = useQuery(settingsQuery(useApi()));
  const social = settings.data?.social;
  return (
    <ul className={classes.social}>
      {NETWORKS.map(({ id, name, icon }) => {
        const address = social?.[id];
        if (!address) return null;
        return (
          <li key={id}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              title={name}
              className={classes.socialLink}
            >
              {icon}
              <VisuallyHidden>{t('footer.social', { name })}</VisuallyHidden>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
