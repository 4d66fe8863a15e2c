import { useTranslation } from 'react-i18next';
import type { ReleaseChange } from 'platform/contract';
import { Badge, Card, formatDateTime, useLanguage } from 'shared-ui';
import { areaName, whoName } from './area-name.ts';
import { useReleaseHistory } from './get-release-data.ts';
import { ReleaseOrigin } from './release-origin.tsx';
import classes from './release-section.module.css';

/** The changes of what is live, latest first; renders nothing until loaded. */
export function ReleaseHistoryList() {
  const { t } = useTranslation('admin-release');
  const { data } = useReleaseHistory();
  if (!data || data.changes.length === 0) return null;
  return (
    <Card>
      <h3 className={classes.title}>{t('history.title')}</h3>
      <ol className={classes.changes}>
        {data.changes.map((change) => (
          <Change key={`${change.when} ${change.area}`} change={change} />
        ))}
      </ol>
    </Card>
  );
}

function kindOf({ kind, share }: ReleaseChange) {
  return kind === 'canary' && share === 0 ? 'canary_end' : kind;
}

function Change(props: { change: ReleaseChange }) {
  const { change } = props;
  const { area, from, to, who, why, when, share, isAutomatic, forced } = change;
  const { t } = useTranslation('admin-release');
  const language = useLanguage();
  const percent = Math.round((share ?? 0) * 100);
  return (
    <li className={classes.change}>
      {t(`history.${kindOf(change)}`, {
        who: whoName(t, who),
        area: areaName(t, area),
        version: to ?? from,
        percent,
      })}{' '}
      {why && <q>{why}</q>} {isAutomatic && <Badge tone="warning">{t('history.automatic')}</Badge>}{' '}
      {forced.length > 0 && <Badge tone="danger">{t('history.forced')}</Badge>}{' '}
      <ReleaseOrigin area={area} version={change} />{' '}
      <time dateTime={when} className={classes.when}>
        {formatDateTime(when, language)}
      </time>
    </li>
  );
}
