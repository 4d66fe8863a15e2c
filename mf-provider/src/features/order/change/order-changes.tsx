import { useTranslation } from 'react-i18next';
import { pastChanges } from 'shared-api/change-lines';
import type { Order } from 'shared-api/contract';
import { formatTime, useLanguage } from 'shared-ui';
import { PastChanges } from 'shared-ui/order';

/** What was wanted of an order, and what became of it. */
export function OrderChanges(props: { order: Order }) {
  const { t } = useTranslation('provider-change');
  const changes = pastChanges(props.order, useLanguage(), 'kitchen').map(
    ({ at, by, outcome, ...change }) => ({
      ...change,
      summary: `${formatTime(at)} · ${t(`by_${by}`)}`,
      outcome: t(`outcome_${outcome}`),
    }),
  );
  return <PastChanges title={t('past')} linesLabel={t('lines')} changes={changes} />;
}
