import { useTranslation } from 'react-i18next';
import { Card, ErrorState, formatCount, formatMoney, Skeleton, useLanguage } from 'shared-ui';
import { useTodayFigures } from './today-figures.ts';
import classes from './today-panel.module.css';

/** The day so far, in four numbers. */
export function TodayPanel(props: { restaurantId: string }) {
  const { t } = useTranslation('provider-dashboard');
  const language = useLanguage();
  const { data, error, refetch, isFetching } = useTodayFigures(props.restaurantId);
  if (!data && error) {
    return (
      <ErrorState title={t('today.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  const figures = [
    { label: t('today.waiting'), value: data && formatCount(data.waiting, language) },
    { label: t('today.orders'), value: data && formatCount(data.orders, language) },
    { label: t('today.delivered'), value: data && formatCount(data.delivered, language) },
    ...(data?.takings === null
      ? []
      : [{ label: t('today.takings'), value: data && formatMoney(data.takings, language) }]),
  ];
  return (
    <section aria-labelledby="today" className={classes.panel}>
      <h2 id="today">{t('today.title')}</h2>
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <Card key={label} padding="small" className={classes.figure}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value ?? <Skeleton shape="title" width="half" />}</dd>
          </Card>
        ))}
      </dl>
    </section>
  );
}
