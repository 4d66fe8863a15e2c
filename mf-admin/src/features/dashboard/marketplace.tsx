import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { STATISTICS_PERIODS } from 'shared-api/contract';
import { Card, ErrorState, formatTime, RadioGroup } from 'shared-ui';
import { Section } from '../../lib/section.tsx';
import { MarketplaceCharts } from './marketplace-charts.tsx';
import { MarketplaceToday } from './marketplace-today.tsx';
import { useMarketplaceStatistics } from './get-statistics.ts';
import { usePeriod } from './use-period.ts';
import classes from './marketplace.module.css';

/** The marketplace's figures: of today, and of a period in the address. */
export function Marketplace() {
  const { t } = useTranslation('admin-dashboard');
  const errorText = useErrorText();
  const { period, setPeriod } = usePeriod();
  const { data, error, isFetching, isPlaceholderData, refetch } = useMarketplaceStatistics(period);
  return (
    <Section
      title={t('market.title')}
      hint={data && t('market.as_of', { time: formatTime(data.asOf) })}
      action={
        <RadioGroup
          legend={t('market.period')}
          isLegendHidden
          appearance="segmented"
          options={STATISTICS_PERIODS.map((value) => ({
            value,
            label: t('market.days', { count: Number(value) }),
          }))}
          value={period}
          onValueChange={setPeriod}
        />
      }
    >
      {!data && error ? (
        <Card>
          <ErrorState title={t('market.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        </Card>
      ) : (
        <div className={classes.market} aria-busy={isPlaceholderData || undefined}>
          <MarketplaceToday statistics={data} />
          <MarketplaceCharts statistics={data} />
        </div>
      )}
    </Section>
  );
}
