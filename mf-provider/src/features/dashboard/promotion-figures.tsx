import { useTranslation } from 'react-i18next';
import type { RestaurantStatistics } from 'shared-api/contract';
import { Card, formatCount, formatMoney, useLanguage, useReductionText } from 'shared-ui';
import classes from './figures.module.css';

type Promotions = NonNullable<RestaurantStatistics['promotions']>;

/** What each promotion gave away, and what it brought in. */
export function PromotionFigures(props: { promotions: Promotions }) {
  const { t } = useTranslation('provider-dashboard');
  return (
    <Card className={classes.outcomes}>
      <h3 className={classes.title}>{t('figures.promotions')}</h3>
      <p className={classes.text}>{t('figures.days_30')}</p>
      <ul className={classes.promotions} aria-label={t('figures.promotions')}>
        {props.promotions.map((promotion) => (
          <Figures key={promotion.id} promotion={promotion} />
        ))}
      </ul>
    </Card>
  );
}

function Figures(props: { promotion: Promotions[number] }) {
  const { code, orders, discount, takings, ...reduction } = props.promotion;
  const { t } = useTranslation('provider-dashboard');
  const language = useLanguage();
  const reductionText = useReductionText();
  const figures = [
    { label: t('figures.orders'), value: formatCount(orders) },
    { label: t('figures.discount'), value: formatMoney(discount, language) },
    { label: t('figures.takings'), value: formatMoney(takings, language) },
  ];
  return (
    <li>
      <h4 className={classes.promotion}>
        {reductionText(reduction)}
        {code !== null && (
          <>
            {' · '}
            <bdi translate="no">{code}</bdi>
          </>
        )}
      </h4>
      <dl className={classes.numbers}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
