import { useTranslation } from 'react-i18next';
import type { LoggedAct } from 'platform/contract';
import { Badge, Card, EmptyState, formatDateTime, useLanguage, formatList } from 'shared-ui';
import { DataTable, type TableColumn } from 'shared-ui/table';
import { LoadPlaceholder } from '../../lib/load-placeholder.tsx';
import { TwoLines } from '../../lib/two-lines.tsx';
import { useActs } from './get-acts.ts';
import classes from './audit-page.module.css';

const EVERY_AREA = '*';

/** Who did what to releases, tokens and rights, and what was refused, latest first. */
export function ActTable() {
  const { t } = useTranslation('admin-audit');
  const query = useActs();
  const columns = useColumns();
  if (!query.data) {
    return (
      <Card>
        <LoadPlaceholder query={query} failed={t('release.load_failed')} />
      </Card>
    );
  }
  return (
    <DataTable
      caption={t('release.caption')}
      name="admin-activity-releases"
      columns={columns}
      rows={query.data}
      getRowId={({ when, who, subject }) => `${when} ${who} ${subject}`}
      empty={<EmptyState title={t('none')} />}
    />
  );
}

function useColumns(): readonly TableColumn<LoggedAct>[] {
  const { t } = useTranslation('admin-audit');
  const language = useLanguage();
  const areasOf = ({ areas }: LoggedAct) =>
    formatList(
      areas.map((area) => (area === EVERY_AREA ? t('release.every_area') : area)),
      language,
    );
  return [
    {
      id: 'what',
      header: t('column.what'),
      isRowHeader: true,
      cell: (act) => (
        <span className={classes.sentence}>
          <TwoLines second={<Details act={act} />}>
            {formatList(
              act.acts.map((needed) => t(`release.act.${needed}`)),
              language,
            ) || t('release.act.none')}
            {' · '}
            {areasOf(act)}
          </TwoLines>
        </span>
      ),
    },
    {
      id: 'who',
      header: t('filter.actor'),
      cell: ({ who }) => (
        <bdi translate="no" className={classes.sentence}>
          {who}
        </bdi>
      ),
    },
    {
      id: 'when',
      header: t('column.when'),
      cell: ({ when }) => <time dateTime={when}>{formatDateTime(when, language)}</time>,
    },
    {
      id: 'where',
      header: t('column.where'),
      choice: 'shown',
      cell: ({ network }) => (
        <span className={classes.network}>{network === 'local' ? t('release.local') : network}</span>
      ),
    },
    {
      id: 'outcome',
      header: t('release.outcome'),
      cell: ({ refusal }) => (
        <Badge tone={refusal === null ? 'success' : 'warning'}>
          {t(refusal === null ? 'release.done' : 'release.refused')}
        </Badge>
      ),
    },
  ];
}

/** The platform's own words are for teams and operators, in English. */
function Details(props: { act: LoggedAct }) {
  const { subject, refusal } = props.act;
  const text = [subject, refusal].filter(Boolean).join(' – ');
  return text && <span lang="en">{text}</span>;
}
