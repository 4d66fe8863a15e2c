import { useTranslation } from 'react-i18next';
import { pastChanges } from 'shared-api/change-lines';
import type { Order } from 'shared-api/contract';
import { formatTime } from 'shared-ui';
import { PastChanges } from 'shared-ui/order';

/** What was wanted of an order, and what became of it. */
export function OrderChanges(props: { order: Order }) {
  const { t, i18n } = useTranslation('order');
  const changes = pastChanges(props.order, i18n.language, 'customer').map(
    ({ at, by, outcome, ...change }) => ({
      ...change,
      summary: `${formatTime(at)} · ${t(`change.by_${by}`)}`,
      outcome: t(`change.outcome_${outcome}`),
    }),
  );
  return <PastChanges isCard title={t('change.past')} linesLabel={t('change.lines')} changes={changes} />;
}
