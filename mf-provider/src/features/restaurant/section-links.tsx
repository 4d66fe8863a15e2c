import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { Restaurant } from 'shared-api/contract';
import { classNames, useLanguage, useNow } from 'shared-ui';
import {
  AlertIcon,
  BellIcon,
  CalendarIcon,
  ChevronEndIcon,
  ClockIcon,
  ImageIcon,
  PinIcon,
  ScooterIcon,
  StoreIcon,
} from 'shared-ui/icons';
import { sectionState } from './section-state.ts';
import { SECTIONS, type Section } from './sections.ts';
import classes from './section-links.module.css';

const MINUTE_MS = 60_000;

const ICONS: Readonly<Record<Section, ReactNode>> = {
  details: <StoreIcon />,
  place: <PinIcon />,
  delivery: <ScooterIcon />,
  later: <BellIcon />,
  hours: <ClockIcon />,
  'special-days': <CalendarIcon />,
  pictures: <ImageIcon />,
};

interface SectionLinksProps {
  restaurant: Restaurant;
  /** Address of the restaurant's editor. */
  path: string;
  /** Beside a section, where a phone has no room for it. */
  isAside?: boolean;
}

/** The sections of the details editor, each with its state in one line. */
export function SectionLinks(props: SectionLinksProps) {
  const { restaurant, path, isAside = false } = props;
  const { t } = useTranslation('provider-restaurant');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  return (
    <nav aria-label={t('section.all')} className={classNames(classes.links, isAside && classes.aside)}>
      <ul className={classes.list}>
        {SECTIONS.map((section) => {
          const { text, isMissing = false } = sectionState(section, { restaurant, t, language, now });
          return (
            <li key={section}>
              <NavLink to={`${path}/${section}`} className={classes.link ?? ''}>
                <span className={classes.icon}>{ICONS[section]}</span>
                <span className={classes.texts}>
                  <span className={classes.title}>{t(`section.${section}`)} </span>
                  <span className={classNames(classes.state, isMissing && classes.missing)} dir="auto">
                    {isMissing && <AlertIcon size="small" />} {text}
                  </span>
                </span>
                <ChevronEndIcon className={classes.chevron} />
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
