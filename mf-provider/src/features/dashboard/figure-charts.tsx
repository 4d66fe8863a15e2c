import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestaurantStatistics } from 'shared-api/contract';
import {
  Card,
  formatCount,
  formatDate,
  formatMoney,
  formatNumber,
  formatWeekday,
  SelectField,
  useLanguage,
  weekdayNames,
} from 'shared-ui';
import { Chart } from 'shared-ui/chart';
import { compareWeek } from './compare-weeks.ts';
import classes from './figures.module.css';

interface ChartProps {
  statistics: RestaurantStatistics;
}

/** The last seven days beside the means of their weekdays. */
export function WeekChart(props: ChartProps) {
  const { t } = useTranslation('provider-dashboard');
  const language = useLanguage();
  const rounded = (value: number) => formatNumber(value, language);
  const money = (value: number) => formatMoney(value, language);
  return (
    <Card>
      <Chart
        kind="bars"
        title={t('figures.week')}
        description={t('figures.week_text')}
        points={compareWeek(props.statistics)}
        pointsLabel={t('figures.day')}
        getLabel={({ day }) => formatWeekday(day, language, 'short')}
        getName={({ day }) => formatDate(day, language, 'long')}
        isUnfinished={({ day }) => day === props.statistics.today}
        series={[
          { id: 'orders', label: t('figures.orders'), value: (day) => day.orders },
          {
            id: 'usual',
            label: t('figures.usual'),
            value: (day) => day.usualOrders,
            format: rounded,
            tone: 'muted',
          },
          {
            id: 'takings',
            label: t('figures.takings'),
            value: (day) => day.takings,
            format: money,
            isTableOnly: true,
          },
          {
            id: 'usual-takings',
            label: t('figures.usual_takings'),
            value: (day) => day.usualTakings,
            format: money,
            isTableOnly: true,
          },
        ]}
      />
    </Card>
  );
}

/** Takings of the last 90 days. */
export function TakingsChart(props: ChartProps) {
  const { t } = useTranslation('provider-dashboard');
  const language = useLanguage();
  return (
    <Card>
      <Chart
        kind="area"
        title={t('figures.takings_by_day')}
        description={t('figures.days_90')}
        points={props.statistics.days}
        pointsLabel={t('figures.day')}
        getLabel={({ day }) => formatDate(day, language, 'day')}
        getName={({ day }) => formatDate(day, language, 'long')}
        isUnfinished={({ day }) => day === props.statistics.today}
        series={[
          {
            id: 'takings',
            label: t('figures.takings'),
            value: ({ takings }) => takings,
            format: (value) => formatMoney(value, language),
          },
          { id: 'orders', label: t('figures.orders'), value: ({ orders }) => orders, isTableOnly: true },
        ]}
      />
    </Card>
  );
}

/** Orders by hour, of all days or of one weekday. */
export function HoursChart(props: ChartProps) {
  const { hours } = props.statistics;
  const { t } = useTranslation('provider-dashboard');
  const weekdays = weekdayNames(useLanguage());
  const [weekday, setWeekday] = useState('');
  const rows = weekday === '' ? hours : hours.slice(Number(weekday), Number(weekday) + 1);
  const points = Array.from({ length: 24 }, (_, hour) => ({
    hour,
    orders: rows.reduce((sum, row) => sum + (row[hour] ?? 0), 0),
  }));
  const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
  return (
    <Card className={classes.hours}>
      <Chart
        kind="bars"
        title={t('figures.hours')}
        description={t('figures.days_90')}
        points={points}
        pointsLabel={t('figures.hour')}
        getLabel={({ hour }) => clock(hour)}
        getName={({ hour }) => `${clock(hour)}–${clock(hour + 1)}`}
        series={[{ id: 'orders', label: t('figures.orders'), value: ({ orders }) => orders }]}
      />
      <SelectField
        label={t('figures.weekday')}
        options={[
          { value: '', label: t('figures.all_days') },
          ...weekdays.map((label, day) => ({ value: String(day), label })),
        ]}
        value={weekday}
        onChange={(event) => setWeekday(event.currentTarget.value)}
      />
    </Card>
  );
}

/** The dishes that sell best. */
export function DishesChart(props: ChartProps) {
  const { t } = useTranslation('provider-dashboard');
  const language = useLanguage();
  return (
    <Card>
      <Chart
        kind="ranking"
        title={t('figures.dishes')}
        description={t('figures.days_30')}
        points={props.statistics.dishes}
        pointsLabel={t('figures.dish')}
        getLabel={({ name }) => name}
        series={[
          {
            id: 'takings',
            label: t('figures.takings'),
            value: ({ takings }) => takings,
            format: (value) => formatMoney(value, language),
          },
          {
            id: 'quantity',
            label: t('figures.sold'),
            value: ({ quantity }) => quantity,
            format: formatCount,
          },
        ]}
      />
    </Card>
  );
}
