import { useTranslation } from 'react-i18next';
import type { ReleaseChange } from 'platform/contract';
import { formatDateTime, formatRelative, Notice, useLanguage, useNow } from 'shared-ui';
import classes from './area-card.module.css';

const MINUTE_MS = 60_000;

/** The latest change of an area, if the platform made it by itself: until somebody changes the area again. */
export function findAutomaticRollback(
  changes: readonly ReleaseChange[],
  area: string,
): ReleaseChange | undefined {
  const latest = changes.find((change) => change.area === area);
  return latest?.isAutomatic ? latest : undefined;
}

/** Says that the platform took a version back by itself, when and why. */
export function AutomaticRollbackNotice(props: { change: ReleaseChange }) {
  const { from, to, why, when } = props.change;
  const { t } = useTranslation('admin-release');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  return (
    <Notice tone="warning" title={t('automatic_rollback.title')} className={classes.automaticRollback}>
      {t('automatic_rollback.text', { from, to })} <q lang="en">{why}</q>{' '}
      <time dateTime={when} title={formatDateTime(when, language)}>
        {formatRelative(when, language, now)}
      </time>
    </Notice>
  );
}
