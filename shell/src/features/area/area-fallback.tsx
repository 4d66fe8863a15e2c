import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Button, ButtonLink, ErrorState } from 'shared-ui';
import { useAreasState } from '../../lib/areas-context.ts';
import type { AreaFailure } from './areas.ts';
import classes from './area-fallback.module.css';

export interface AreaFallbackProps {
  readonly reason: AreaFailure | 'crashed';
  readonly onRetry: () => Promise<void>;
}

/** Shown in the region of a failed area: what happened, and a retry without a page reload. */
export function AreaFallback(props: AreaFallbackProps) {
  const { reason, onRetry } = props;
  const { t } = useTranslation('shell');
  const [isRetrying, setRetrying] = useState(false);
  const text = useReason(reason);
  const { pathname } = useLocation();

  async function retry() {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }

  if (reason === 'outdated') {
    const reload = <Button onClick={() => location.reload()}>{t('area.reload')}</Button>;
    return (
      <ErrorState isPage className={classes.fallback} title={t('area.outdated_title')} action={reload}>
        {text}
      </ErrorState>
    );
  }
  const home = pathname !== '/' && (
    <ButtonLink component={Link} to="/" variant="quiet">
      {t('home_link')}
    </ButtonLink>
  );
  return (
    <ErrorState
      isPage
      className={classes.fallback}
      title={t(reason === 'crashed' ? 'area.crashed_title' : 'area.unreachable_title')}
      onRetry={() => void retry()}
      retryLabel={t('area.retry')}
      isRetrying={isRetrying}
      action={home || undefined}
    >
      {text}
      <Reference />
    </ErrorState>
  );
}

/** The id of the page's composition, for people who ask for help. */
function Reference() {
  const { t } = useTranslation('shell');
  const reference = useAreasState(({ registry }) => registry.composition);
  return <small className={classes.reference}>{t('area.reference', { reference })}</small>;
}

function useReason(reason: AreaFallbackProps['reason']): string {
  const { t } = useTranslation('shell');
  if (reason === 'crashed') return t('area.crashed');
  if (reason === 'outdated') return t('area.outdated');
  return navigator.onLine ? t('area.unreachable') : t('area.offline');
}
