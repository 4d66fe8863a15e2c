import { useTranslation } from 'react-i18next';
import type { Offer, RestaurantSummary } from 'shared-api/contract';
import { formatDateTime } from 'shared-ui';
import { runningOffers } from '../../lib/restaurant/running-offers.ts';
import { useOfferText } from '../../lib/restaurant/use-offer-text.ts';
import classes from './offer-lines.module.css';

/** The running offers, each with its conditions; on a phone the first line of the first one, until details are open. */
export function OfferLines(props: { restaurant: RestaurantSummary; now: number }) {
  const { restaurant, now } = props;
  const { t } = useTranslation('menu');
  const offers = runningOffers(restaurant.offers, now);
  if (offers.length === 0) return null;
  return (
    <ul aria-label={t('offers')} className={classes.offers}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferLine offer={offer} />
        </li>
      ))}
    </ul>
  );
}

function OfferLine(props: { offer: Offer }) {
  const { offer } = props;
  const { until, perCustomer } = offer;
  const { t, i18n } = useTranslation('menu');
  const text = useOfferText();
  const conditions = [
    ...(until === null ? [] : [t('offer_until', { time: formatDateTime(until, i18n.language) })]),
    ...(perCustomer === null ? [] : [t('offer_uses', { count: perCustomer })]),
  ];
  return (
    <>
      <strong>{text(offer)}</strong>
      {conditions.map((condition) => ` · ${condition}`).join('')}
    </>
  );
}
