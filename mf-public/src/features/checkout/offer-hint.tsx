import { useTranslation } from 'react-i18next';
import { formatMoney, Sentence, useReductionText } from 'shared-ui';
import { nextOffer } from './counting-offer.ts';
import { fullPriceOf, type PricedBasket } from './priced-basket.ts';
import classes from './basket-panel.module.css';

/** How much is missing to an offer, while none counts. */
export function OfferHint(props: { basket: PricedBasket }) {
  const { basket } = props;
  const { t, i18n } = useTranslation('checkout');
  const reduction = useReductionText();
  const next = basket.promotion ? undefined : nextOffer(basket.offers, fullPriceOf(basket), basket.orderType);
  if (!next) return null;
  const missing = formatMoney(next.missing, i18n.language);
  const text = t('offer_missing', { offer: reduction(next.offer), missing });
  return (
    <p className={classes.hint}>
      <Sentence text={text} kept={[missing]} />
    </p>
  );
}
