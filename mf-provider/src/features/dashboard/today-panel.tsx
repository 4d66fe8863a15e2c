import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestaurantStatistics } from 'shared-api/contract';
import {
  Card,
  classNames,
  formatCount,
  formatDuration,
  formatMoney,
  formatWeekday,
  Skeleton,
  useLanguage,
} from 'shared-ui';
import { ArrowDownIcon, ArrowUpIcon } from 'shared-ui/icons';
import { useWaiting } from '../../lib/get-waiting.ts';
import classes from './today-panel.module.css';

interface TodayPanelProps {
  restaurantId: string;
  statistics: RestaurantStatistics | undefined;
}

/** Today so far, beside the same weekday last week up to the same time. */
export function TodayPanel(props: TodayPanelProps) {
  const { restaurantId, statistics } = props;
  const { t } = useTranslation('provider-dashboard');
  const language = useLanguage();
  const waiting = useWaiting(restaurantId);
  const money = (value: number) => formatMoney(value, language);
  const compare = (value: string) =>
    statistics && t('today.last_week', { value, weekday: formatWeekday(statistics.today, language) });
  const { today, lastWeekSoFar } = statistics?.now ?? {};
  return (
    <section aria-labelledby="today" className={classes.panel}>
      <h2 id="today">{t('today.title')}</h2>
      <dl className={classes.figures}>
        <Figure label={t('today.waiting')} value={waiting === undefined ? undefined : formatCount(waiting)} />
        <Figure
          label={t('today.orders')}
          value={today && formatCount(today.orders)}
          trend={trendOf(today?.orders, lastWeekSoFar?.orders)}
          second={lastWeekSoFar && compare(formatCount(lastWeekSoFar.orders))}
        />
        <Figure
          label={t('today.takings')}
          value={today && money(today.takings)}
          trend={trendOf(today?.takings, lastWeekSoFar?.takings)}
          second={lastWeekSoFar && compare(money(lastWeekSoFar.takings))}
        />
        <Figure
          label={t('today.answer')}
          value={statistics && formatDuration(statistics.acceptance.medianSeconds, language)}
          second={
            statistics &&
            (statistics.acceptance.orders > 0
              ? t('today.answer_most', { time: formatDuration(statistics.acceptance.p90Seconds, language) })
              : t('today.answer_none'))
          }
        />
      </dl>
    </section>
  );
}

type Trend = 'up' | 'down' | undefined;

function trendOf(now: number | undefined, before: number | undefined): Trend {
  if (now === undefined || before === undefined || now === before) return undefined;
  return now > before ? 'up' : 'down';
}

interface FigureProps {
  label: string;
  /** Undefined while loading. */
  value: string | undefined;
  trend?: Trend;
  second?: ReactNode;
}

function Figure(props: FigureProps) {
  const { label, value, trend, second } = props;
  return (
    <Card padding="small" className={classes.figure}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value ?? <Skeleton shape="title" width="half" />}</dd>
      {second !== undefined && (
        <dd className={classes.second}>
          <TrendIcon trend={trend} />
          {second}
        </dd>
      )}
    </Card>
  );
}

// The numbers already say it in words.
function TrendIcon(props: { trend: Trend }) {
  if (props.trend === undefined) return null;
  const isUp = props.trend === 'up';
  const Arrow = isUp ? ArrowUpIcon : ArrowDownIcon;
  return <Arrow size="small" className={classNames(classes.trend, isUp && classes.up)} />;
}
