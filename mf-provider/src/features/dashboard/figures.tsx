import { useTranslation } from 'react-i18next';
import type { RestaurantStatistics } from 'shared-api/contract';
import { Card, Details, EmptyState, formatCount } from 'shared-ui';
import { DishesChart, HoursChart, TakingsChart, WeekChart } from './figure-charts.tsx';
import { PromotionFigures } from './promotion-figures.tsx';
import { RenderWhenIdle } from './render-when-idle.tsx';
import classes from './figures.module.css';

/** The restaurant's figures: 90 days of all its orders. */
export function Figures(props: { statistics: RestaurantStatistics }) {
  const { statistics } = props;
  const { promotions = [] } = statistics;
  const { t } = useTranslation('provider-dashboard');
  const hasOrders = statistics.days.some(({ orders }) => orders > 0);
  return (
    <section aria-labelledby="figures" className={classes.figures}>
      <h2 id="figures">{t('figures.title')}</h2>
      {hasOrders ? (
        <div className={classes.charts}>
          <RenderWhenIdle
            parts={[
              <WeekChart statistics={statistics} />,
              <HoursChart statistics={statistics} />,
              <TakingsChart statistics={statistics} />,
              <DishesChart statistics={statistics} />,
              ...(promotions.length > 0 ? [<PromotionFigures promotions={promotions} />] : []),
              <Outcomes outcomes={statistics.outcomes} />,
            ]}
          />
        </div>
      ) : (
        <Card>
          <EmptyState title={t('figures.empty_title')}>{t('figures.empty_text')}</EmptyState>
        </Card>
      )}
    </section>
  );
}

/** How the orders ended: delivered or lost, and why. */
function Outcomes(props: { outcomes: RestaurantStatistics['outcomes'] }) {
  const { orders, rejected, expired, cancelled, refunded } = props.outcomes;
  const { t } = useTranslation('provider-dashboard');
  return (
    <Card className={classes.outcomes}>
      <h3 className={classes.title}>{t('outcomes.title')}</h3>
      <p className={classes.text}>{t('figures.days_30')}</p>
      <Details
        items={[
          { label: t('outcomes.orders'), value: formatCount(orders) },
          { label: t('outcomes.expired'), value: formatCount(expired) },
          { label: t('outcomes.rejected'), value: formatCount(rejected) },
          { label: t('outcomes.cancelled'), value: formatCount(cancelled) },
          { label: t('outcomes.refunded'), value: formatCount(refunded) },
        ]}
      />
    </Card>
  );
}
