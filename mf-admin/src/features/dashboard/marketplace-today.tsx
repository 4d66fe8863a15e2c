import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketplaceStatistics } from 'shared-api/contract';
import { Card, formatCount, formatDuration, formatMoney, formatTime, Skeleton, useLanguage } from 'shared-ui';
import classes from './marketplace.module.css';

/** Today beside the same weekday last week up to the same time of day, and the restaurants' time to accept. */
export function MarketplaceToday(props: { statistics: MarketplaceStatistics | undefined }) {
  const { statistics } = props;
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const today = statistics?.now.today;
  const before = statistics?.now.lastWeekSoFar;
  const weekAgo = (value: string) =>
    statistics && t('today.week_ago', { time: formatTime(statistics.asOf), value });
  const money = (value: number) => formatMoney(value, language);
  const acceptance = statistics?.acceptance;
  return (
    <dl className={classes.tiles}>
      <Tile
        label={t('today.orders')}
        value={today && formatCount(today.orders)}
        second={before && weekAgo(formatCount(before.orders))}
      />
      <Tile
        label={t('today.takings')}
        value={today && money(today.takings)}
        second={before && weekAgo(money(before.takings))}
      />
      <Tile
        label={t('today.active')}
        value={today && formatCount(today.activeRestaurants)}
        second={before && weekAgo(formatCount(before.activeRestaurants))}
      />
      <Tile
        label={t('today.wait')}
        value={acceptance && formatDuration(acceptance.medianSeconds, language)}
        second={
          acceptance && t('today.wait_most', { value: formatDuration(acceptance.p90Seconds, language) })
        }
      />
    </dl>
  );
}

interface TileProps {
  label: string;
  /** Undefined while loading. */
  value: ReactNode;
  second: ReactNode;
}

function Tile(props: TileProps) {
  const { label, value, second } = props;
  return (
    <Card as="div" className={classes.tile}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value ?? <Skeleton width="half" />}</dd>
      <dd className={classes.second}>{second ?? <Skeleton width="long" />}</dd>
    </Card>
  );
}
