import { useTranslation } from 'react-i18next';
import type { AreaStatus, ReleaseChange, VersionStatus } from 'platform/contract';
import { Button, formatDateTime, formatRelative, useLanguage, useNow } from 'shared-ui';
import { ActionRow } from '../../lib/action-row.tsx';
import { areaName, whoName } from './area-name.ts';
import { HealthBadge, HealthFigures } from './area-health.tsx';
import { AutomaticRollbackNotice } from './automatic-rollback-notice.tsx';
import { ReleaseCard } from './release-card.tsx';
import { ReleaseOrigin } from './release-origin.tsx';
import classes from './area-card.module.css';

const MINUTE_MS = 60_000;

/** An admin's actions on an area. */
export type AreaAction = 'promote' | 'rollback' | 'end_canary' | 'retire';

interface AreaCardProps {
  area: AreaStatus;
  /** The area's latest change, when the platform made it by itself. */
  automaticRollback: ReleaseChange | undefined;
  onOpen: (action: AreaAction) => void;
}

/** One area: the live version, its canary, and the actions. */
export function AreaCard(props: AreaCardProps) {
  const { area, automaticRollback, onOpen } = props;
  const { live, previous, canary } = area;
  const { t } = useTranslation('admin-release');
  const name = areaName(t, area.name);
  return (
    <ReleaseCard name={name} badge={<HealthBadge health={live.health} before={previous?.health} />}>
      {automaticRollback && <AutomaticRollbackNotice change={automaticRollback} />}
      <Since area={area.name} version={live} />
      <HealthFigures health={live.health} previous={previous} />
      {canary && (
        <div className={classes.canary}>
          <h4 className={classes.share}>
            {t('canary.share', { percent: Math.round(canary.share * 100) })}{' '}
            <HealthBadge health={canary.health} before={live.health} />
          </h4>
          <Since area={area.name} version={canary} />
          <HealthFigures health={canary.health} previous={{ version: live.version, health: live.health }} />
        </div>
      )}
      <ActionRow
        destructive={
          area.isNeeded === false && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('retire.open_named', { name })}
              onClick={() => onOpen('retire')}
            >
              {t('retire.open')}
            </Button>
          )
        }
      >
        {canary ? (
          <Button
            size="small"
            aria-label={t('end_canary.open_named', { name })}
            onClick={() => onOpen('end_canary')}
          >
            {t('end_canary.open')}
          </Button>
        ) : (
          previous && (
            <Button
              size="small"
              aria-label={t('rollback.open_named', { name })}
              onClick={() => onOpen('rollback')}
            >
              {t('rollback.open')}
            </Button>
          )
        )}
        {area.versions.some(({ version }) => version !== live.version) && (
          <Button
            size="small"
            variant="quiet"
            className={classes.other}
            aria-label={t('promote.open_named', { name })}
            onClick={() => onOpen('promote')}
          >
            {t('promote.open')}
          </Button>
        )}
      </ActionRow>
    </ReleaseCard>
  );
}

function Since(props: { area: string; version: VersionStatus }) {
  const { version, since, who, why } = props.version;
  const { t } = useTranslation('admin-release');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  return (
    <p className={classes.since}>
      <code className={classes.version}>{version}</code>{' '}
      <time dateTime={since} title={formatDateTime(since, language)}>
        {t('since', { when: formatRelative(since, language, now) })}
      </time>
      {t('by', { who: whoName(t, who) })}
      {why && (
        <>
          {' · '}
          <q>{why}</q>
        </>
      )}{' '}
      <ReleaseOrigin area={props.area} version={props.version} />
    </p>
  );
}
