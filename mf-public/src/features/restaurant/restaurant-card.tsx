import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RestaurantSummary } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { Badge, Card, CardBody, CardLink, classNames, formatMoney, TypedText, useFeeText } from 'shared-ui';
import { ClockIcon, PinIcon, ScooterIcon } from 'shared-ui/icons';
import { FavouriteButton } from '../../lib/favourite/favourite-button.tsx';
import { OpeningOnPicture } from '../../lib/restaurant/opening-on-picture.tsx';
import { locationLine, menuPath } from '../../lib/restaurant/restaurant-path.ts';
import { RestaurantPicture } from '../../lib/restaurant/restaurant-picture.tsx';
import { runningOffers } from '../../lib/restaurant/running-offers.ts';
import { useMenuAhead } from '../../lib/restaurant/use-menu-ahead.ts';
import { useOfferText } from '../../lib/restaurant/use-offer-text.ts';
import { RatingMark } from '../../lib/review/rating-mark.tsx';
import classes from './restaurant-card.module.css';

// Slightly too small on a phone: 640 pixels instead of the exact 656 halve the bytes of the next width.
const PICTURE_SIZES = '(width <= 640px) 86vw, (width <= 960px) 46vw, 290px';

interface RestaurantCardProps {
  restaurant: RestaurantSummary;
  now: number;
  /** For the first card: its picture is the page's largest contentful paint. */
  isFirst: boolean;
}

/** One restaurant of the list; leads to its menu and passes the restaurant along (requirements 2.3). */
export const RestaurantCard = memo(function RestaurantCard(props: RestaurantCardProps) {
  const { restaurant, now, isFirst } = props;
  const { provider, opening, rating } = restaurant;
  const texts = useOwnTexts(restaurant.language);
  const [name, description] = [texts.name(restaurant), texts.description(restaurant)];
  const fetchAhead = useMenuAhead();
  const { t, i18n } = useTranslation();
  const location = locationLine(restaurant, t, i18n.language);
  // Prefetch the menu while the finger is still on the card.
  const prefetch = () => fetchAhead(provider.slug);
  return (
    <Card
      as="li"
      padding="none"
      isInteractive
      className={classNames(classes.card, !opening.isOpen && classes.closed)}
    >
      <RestaurantPicture
        path={restaurant.bannerUrl}
        ratio="wide"
        sizes={PICTURE_SIZES}
        isPriority={isFirst}
        className={classes.picture}
      />
      <div className={classes.onPicture}>
        <OfferOnPicture restaurant={restaurant} now={now} />
        <OpeningOnPicture opening={opening} now={now} />
      </div>
      <FavouriteButton restaurant={restaurant} className={classes.favourite} />
      <CardBody className={classes.body}>
        <div className={classes.title}>
          <h2 className={classes.name} {...name.marks}>
            <CardLink
              component={Link}
              to={menuPath(provider.slug)}
              state={{ restaurant }}
              onPointerEnter={prefetch}
              onTouchStart={prefetch}
              onFocus={prefetch}
            >
              {name.text}
            </CardLink>
          </h2>
          {rating && <RatingMark rating={rating} />}
        </div>
        <Match match={restaurant.match} language={restaurant.language} />
        <Terms restaurant={restaurant} />
        <TypedText className={classes.description} text={description.text} {...description.marks} />
        {location !== undefined && (
          <p className={classes.location}>
            <PinIcon size="small" />
            <span dir="auto">{location}</span>
          </p>
        )}
      </CardBody>
    </Card>
  );
});

/** The first of its offers, on the picture: cards with one and without are as high. */
function OfferOnPicture(props: Pick<RestaurantCardProps, 'restaurant' | 'now'>) {
  const [offer] = runningOffers(props.restaurant.offers, props.now);
  const text = useOfferText();
  return (
    offer && (
      <Badge tone="highlight" className={classes.offer}>
        <span>{text(offer)}</span>
      </Badge>
    )
  );
}

/** Why a search found it, where its name does not say so. */
function Match(props: Pick<RestaurantSummary, 'match' | 'language'>) {
  const { t, i18n } = useTranslation('restaurant');
  const texts = useOwnTexts(props.language);
  const { dish, category, categoryTranslations: translations } = props.match ?? {};
  if (!dish && !category) return null;
  return (
    <p className={classes.match}>
      {dish
        ? t('serves', { dish: texts.name(dish).text, price: formatMoney(dish.price, i18n.language) })
        : t('on_menu', { category: category && texts.category({ category, translations }).text })}
    </p>
  );
}

function Terms(props: { restaurant: RestaurantSummary }) {
  const { category, prepMinutes, deliveryFee } = props.restaurant;
  const { t } = useTranslation('restaurant');
  const fee = useFeeText();
  return (
    <ul className={classes.terms}>
      {category !== null && <li>{t(`cuisine.${category}`)}</li>}
      <li>
        <ClockIcon size="small" />
        {t('prep_minutes', { minutes: prepMinutes })}
      </li>
      <li>
        <ScooterIcon size="small" title={t('delivery')} />
        {fee(deliveryFee)}
      </li>
    </ul>
  );
}
