import { useTranslation } from 'react-i18next';
import type { MenuItem, Restaurant } from 'shared-api/contract';
import { PortionsButton } from '../../lib/availability/portions-button.tsx';
import classes from './portions-today.module.css';

interface PortionsTodayProps {
  restaurant: Restaurant;
  /** Undefined before the dish is saved, when it can have no number. */
  stored: MenuItem | undefined;
}

/** The number for today of a dish, which is saved apart from the menu. */
export function PortionsToday(props: PortionsTodayProps) {
  const { restaurant, stored } = props;
  const { t } = useTranslation('provider-common');
  if (!stored) return null;
  return (
    <div className={classes.portions}>
      <span>{t('portions.today')}</span>
      <PortionsButton restaurant={restaurant} item={stored} />
    </div>
  );
}
