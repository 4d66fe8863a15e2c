import { useTranslation } from 'react-i18next';
import type { Promotion } from 'shared-api/contract';
import { formatDateTime, formatList, formatMoney, useLanguage, useReductionText } from 'shared-ui';
import type { PromotionInput } from './change-promotions.ts';

/** What is said of promotions. */
export function usePromotionText() {
  const { t } = useTranslation('provider-promotion');
  const language = useLanguage();
  const reduction = useReductionText();
  const time = (instant: string) => formatDateTime(instant, language);

  /** When it counts: `20 Nov 2026, 19:00 to 24 Nov 2026, 22:00`. */
  function period({ from, until }: Pick<Promotion, 'from' | 'until'>): string {
    if (from !== null && until !== null) return t('period.both', { from: time(from), until: time(until) });
    if (from !== null) return t('period.from', { from: time(from) });
    return until === null ? t('period.always') : t('period.until', { until: time(until) });
  }

  /** Its code and what customers have to know of it: `code SUMMER, from 200.00 MRU, until …`. */
  function terms({ code, minimum, until, perCustomer }: PromotionInput): string {
    const parts = [
      code !== null && t('terms.code', { code }),
      minimum > 0 && t('terms.minimum', { amount: formatMoney(minimum, language) }),
      until !== null && t('terms.until', { until: time(until) }),
      perCustomer !== null && t('terms.per_customer', { count: perCustomer }),
    ];
    return formatList(parts, language);
  }

  return {
    reduction,
    period,
    terms,
    /** Names it among others: `15% off · SUMMER`. */
    name: (promotion: PromotionInput) =>
      reduction(promotion) + (promotion.code === null ? '' : ` · ${promotion.code}`),
  };
}
