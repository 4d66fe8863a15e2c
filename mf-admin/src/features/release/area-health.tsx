import { useTranslation } from 'react-i18next';
import type { PreviousStatus, ReleaseHealth } from 'platform/contract';
import { formatCount, formatNumber, StatusBadge, useLanguage } from 'shared-ui';
import classes from './area-card.module.css';

/** Fewer page loads than this are no evidence. */
const ENOUGH_LOADS = 20;
/** An increase of errors per 1,000 page loads that counts as worse. */
const TOLERANCE = 5;

/** Whether a version is worse than the one it is compared with. */
export function isWorse(health: ReleaseHealth, before: ReleaseHealth | undefined): boolean {
  if (health.pageLoads < ENOUGH_LOADS || health.errorsPer1000 === null) return false;
  return health.errorsPer1000 > (before?.errorsPer1000 ?? 0) + TOLERANCE;
}

interface HealthBadgeProps {
  health: ReleaseHealth;
  before: ReleaseHealth | undefined;
}

/** Health of a version, in a word. */
export function HealthBadge(props: HealthBadgeProps) {
  const { health, before } = props;
  const { t } = useTranslation('admin-release');
  if (isWorse(health, before)) return <StatusBadge tone="danger">{t('health.worse')}</StatusBadge>;
  if (health.pageLoads < ENOUGH_LOADS) return <StatusBadge tone="neutral">{t('health.early')}</StatusBadge>;
  return <StatusBadge tone="success">{t('health.good')}</StatusBadge>;
}

interface HealthFiguresProps {
  health: ReleaseHealth;
  /** The version to compare with. */
  previous: PreviousStatus | null;
}

/** Errors per 1,000 page loads beside those of the other version, page loads, and interaction delay. */
export function HealthFigures(props: HealthFiguresProps) {
  const { health, previous } = props;
  const { t } = useTranslation('admin-release');
  const language = useLanguage();
  const figureText = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formatNumber(value, language);
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('figure.errors')}</dt>
        <dd className={classes.value}>{figureText(health.errorsPer1000)}</dd>
        {previous && previous.health.errorsPer1000 !== null && (
          <dd className={classes.against}>
            {t('figure.against', { value: figureText(previous.health.errorsPer1000) })}{' '}
            <code className={classes.version}>{previous.version}</code>
          </dd>
        )}
      </div>
      <div>
        <dt>{t('figure.loads')}</dt>
        <dd className={classes.value}>{formatCount(health.pageLoads)}</dd>
      </div>
      <div>
        <dt>{t('figure.inp')}</dt>
        <dd className={classes.value}>
          {health.inp === null ? '–' : t('figure.milliseconds', { value: Math.round(health.inp) })}
        </dd>
      </div>
    </dl>
  );
}
