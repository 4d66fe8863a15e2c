import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount, Skeleton, useNow } from 'shared-ui';
import { AlertIcon } from 'shared-ui/icons';
import { countUrgent, inLanes, lanePath, shownLanes, type Lane } from '../../lib/open-orders/lanes.ts';
import { useOpenOrders } from '../../lib/open-orders/get-open-orders.ts';
import classes from './lane-tiles.module.css';

const TICK_MS = 15_000;

/** What waits, cooks and stands ready now; each leads to its lane of the live orders. */
export function LaneTiles(props: { restaurantId: string }) {
  const { restaurantId } = props;
  const { t } = useTranslation('provider-dashboard');
  const now = useNow(TICK_MS);
  const { data: page } = useOpenOrders(restaurantId);
  const lanes = page && inLanes(page.rows, now);
  return (
    <section aria-labelledby="now" className={classes.panel}>
      <h2 id="now">{t('now.title')}</h2>
      <ul className={classes.tiles}>
        {shownLanes(lanes).map((lane) => (
          <li key={lane}>
            <LaneTile
              lane={lane}
              to={lanePath(lane, restaurantId)}
              count={lanes?.[lane].length}
              urgent={lanes ? countUrgent(lanes[lane], now) : 0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LaneTileProps {
  lane: Lane;
  to: string;
  /** Undefined while loading. */
  count: number | undefined;
  urgent: number;
}

function LaneTile(props: LaneTileProps) {
  const { lane, to, count, urgent } = props;
  const { t } = useTranslation('provider-common');
  return (
    <Link to={to} className={classes.tile}>
      <span className={classes.name}>{t(`lane.${lane}`)}</span>{' '}
      <span className={classes.count}>
        {count === undefined ? <Skeleton shape="title" width="half" /> : formatCount(count)}
      </span>
      {urgent > 0 && (
        <span className={classes.urgent}>
          <AlertIcon size="small" />
          {t(lane === 'new' ? 'urgent_new' : 'urgent', { count: urgent })}
        </span>
      )}
    </Link>
  );
}
