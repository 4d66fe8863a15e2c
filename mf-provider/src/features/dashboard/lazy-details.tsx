import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, ErrorState, useLazy } from 'shared-ui';
import type { DashboardDetailsProps } from './dashboard-details.tsx';
import classes from './gradually.module.css';

const loadDetails = async () => (await import('./dashboard-details.tsx')).DashboardDetails;

/** Charts and menu, whose code comes once the page answers: nobody waits for them in the rush. */
export function LazyDetails(props: DashboardDetailsProps) {
  const { t } = useTranslation('provider-common');
  const { loaded: Details, hasFailed, start } = useLazy(loadDetails);
  useEffect(() => void start(), [start]);
  if (Details) return <Details {...props} />;
  if (hasFailed) return <ErrorState title={t('part_failed')} onRetry={() => void start()} />;
  return <Card aria-hidden className={classes.place} />;
}
