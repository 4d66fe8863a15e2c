import { useTranslation } from 'react-i18next';
import type { Offer } from 'shared-api/contract';
import { formatMoney, useReductionText } from 'shared-ui';

/** What an offer gives and from which minimum: `15% off from 500.00 MRU`. */
export function useOfferText(): (offer: Offer) => string {
  const { t, i18n } = useTranslation('restaurant');
  const reduction = useReductionText();
  return (offer) => {
    if (offer.minimum === 0) return reduction(offer);
    return t('offer_from', {
      offer: reduction(offer),
      minimum: formatMoney(offer.minimum, i18n.language),
    });
  };
}
