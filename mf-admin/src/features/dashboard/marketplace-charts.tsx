import { useTranslation } from 'react-i18next';
import type { MarketplaceStatistics } from 'shared-api/contract';
import { placeName } from 'shared-api/place-name';
import {
  Card,
  formatCount,
  formatDate,
  formatDuration,
  formatMoney,
  formatNumber,
  useLanguage,
} from 'shared-ui';
import { Chart, type ChartKind, type ChartSeries } from 'shared-ui/chart';
import classes from './marketplace.module.css';

type Day = MarketplaceStatistics['days'][number];
type Region = MarketplaceStatistics['regions'][number];

interface ChartsProps {
  /** Undefined while loading. */
  statistics: MarketplaceStatistics | undefined;
}

/** The period by day and by region; each chart can be shown as a table. */
export function MarketplaceCharts(props: ChartsProps) {
  const { statistics } = props;
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const totals = statistics?.totals;
  const money = (value: number) => formatMoney(value, language);
  const wait = (seconds: number) => formatDuration(seconds, language);
  return (
    <div className={classes.charts}>
      <DayChart
        {...props}
        kind="bars"
        title={t('chart.orders')}
        description={
          totals && t('chart.orders_total', { count: totals.orders, formatted: formatCount(totals.orders) })
        }
        series={[{ id: 'orders', label: t('figure.orders'), value: (day) => day.orders }]}
      />
      <DayChart
        {...props}
        kind="area"
        title={t('chart.takings')}
        description={totals && t('chart.takings_total', { value: money(totals.takings) })}
        series={[{ id: 'takings', label: t('figure.takings'), value: (day) => day.takings, format: money }]}
      />
      <DayChart
        {...props}
        kind="line"
        title={t('chart.active')}
        description={
          totals && t('chart.active_mean', { value: formatNumber(totals.activeRestaurants, language) })
        }
        series={[{ id: 'active', label: t('figure.active'), value: (day) => day.activeRestaurants }]}
      />
      <DayChart
        {...props}
        kind="line"
        title={t('chart.wait')}
        description={t('chart.wait_hint')}
        series={[{ id: 'wait', label: t('figure.wait'), value: (day) => day.medianSeconds, format: wait }]}
        formatTick={wait}
      />
      <Card className={classes.whole}>
        <Chart
          kind="ranking"
          title={t('chart.regions')}
          description={t('chart.regions_hint')}
          isLoading={statistics === undefined}
          points={statistics?.regions ?? []}
          pointsLabel={t('figure.region')}
          getLabel={({ region }: Region) => placeName(t, region) ?? t('figure.no_region')}
          series={[
            {
              id: 'orders',
              label: t('figure.orders'),
              value: (region) => region.orders,
              format: formatCount,
            },
            { id: 'takings', label: t('figure.takings'), value: (region) => region.takings, format: money },
            {
              id: 'active',
              label: t('figure.active_mean'),
              value: (region) => region.activeRestaurants,
              format: (value) => formatNumber(value, language),
            },
            {
              id: 'wait',
              label: t('figure.wait'),
              value: (region) => region.medianSeconds,
              format: wait,
            },
          ]}
        />
      </Card>
    </div>
  );
}

interface DayChartProps extends ChartsProps {
  kind: ChartKind;
  title: string;
  description: string | undefined;
  series: readonly ChartSeries<Day>[];
  formatTick?: (value: number) => string;
}

function DayChart(props: DayChartProps) {
  const { statistics, ...chart } = props;
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  return (
    <Card>
      <Chart
        {...chart}
        isLoading={statistics === undefined}
        points={statistics?.days ?? []}
        pointsLabel={t('figure.day')}
        getLabel={({ day }) => formatDate(day, language, 'day')}
        getName={({ day }) => formatDate(day, language, 'long')}
        isUnfinished={({ day }) => day === statistics?.today}
      />
    </Card>
  );
}
