import { useTranslation } from 'react-i18next';
import type { VersionStatus } from 'platform/contract';
import { Badge, formatList, useLanguage } from 'shared-ui';
import { areaName } from './area-name.ts';
import classes from './release-origin.module.css';

/** Digits of a commit that people read. */
const COMMIT_DIGITS = 10;

interface ReleaseOriginProps {
  area: string;
  version: Pick<VersionStatus, 'source' | 'together'>;
}

/**
 * The commit that a version was released from, whether with files that nobody had committed, and the areas that changed
 * in the same step. Renders nothing of what is unknown.
 */
export function ReleaseOrigin(props: ReleaseOriginProps) {
  const { area, version } = props;
  const { source, together = [] } = version;
  const { t } = useTranslation('admin-release');
  const language = useLanguage();
  const others = together.filter((name) => name !== area).map((name) => areaName(t, name));
  if (!source && others.length === 0) return null;
  return (
    <span className={classes.origin}>
      {source && (
        <span>
          {t('origin.commit')} <code title={source.commit}>{source.commit.slice(0, COMMIT_DIGITS)}</code>
          {source.branch !== undefined && (
            <>
              {' · '}
              <bdi>{source.branch}</bdi>
            </>
          )}
        </span>
      )}{' '}
      {source && source.changedCount > 0 && (
        <Badge tone="warning">{t('origin.uncommitted', { count: source.changedCount })}</Badge>
      )}{' '}
      {others.length > 0 && <span>{t('origin.together', { areas: formatList(others, language) })}</span>}
    </span>
  );
}
