import { useTranslation } from 'react-i18next';
import {
  openingChange,
  openingState,
  openingWord,
  type Restaurant,
  type RestaurantSummary,
} from 'shared-api/contract';
import { formatMoney, Notice, OpeningBadge, useNow, useOpeningChangeText } from 'shared-ui';
import { ClockIcon, PinIcon, ReceiptIcon, ScooterIcon } from 'shared-ui/icons';
import { FavouriteButton } from '../../lib/favourite/favourite-button.tsx';
import { locationLine } from '../../lib/restaurant/restaurant-path.ts';
import { RestaurantPicture } from '../../lib/restaurant/restaurant-picture.tsx';
import { RatingMark } from '../../lib/review/rating-mark.tsx';
import { ReviewsButton } from './reviews-button.tsx';
import { RestaurantDetails } from './restaurant-details.tsx';
import classes from './restaurant-header.module.css';

const HALF_MINUTE_MS = 30_000;

interface RestaurantHeaderProps {
  /** What the list passed along, shown before the rest has loaded. */
  restaurant: RestaurantSummary;
  full: Restaurant | undefined;
}

/** Smaller than the real width on phones: their dense pixels hide the difference, and it halves the bytes. */
const BANNER_SIZES = '(width <= 640px) 86vw, (width <= 1264px) 100vw, 1200px';

/** Banner, name, description, and what to know before choosing. */
export function RestaurantHeader(props: RestaurantHeaderProps) {
  const { restaurant, full } = props;
  const { name, description, bannerUrl, bgImage, rating } = restaurant;
  const now = useNow(HALF_MINUTE_MS);
  const opening = full ? openingState(full.schedule, now) : restaurant.opening;
  return (
    <header className={classes.header}>
      <RestaurantPicture
        path={bannerUrl ?? bgImage}
        ratio="banner"
        sizes={BANNER_SIZES}
        isPriority
        className={classes.banner}
      />
      <div className={classes.texts}>
        <div className={classes.title}>
          <h1 dir="auto">{name}</h1>
          <FavouriteButton restaurant={restaurant} />
        </div>
        <p className={classes.description} dir="auto">
          {description}
        </p>
        {full?.rating ? <ReviewsButton restaurant={full} /> : rating && <RatingMark rating={rating} />}
        <Facts restaurant={restaurant} />
        {opening.isOpen && <OpeningBadge word={openingWord(opening)} change={openingChange(opening, now)} />}
        {full && <RestaurantDetails restaurant={full} now={now} />}
      </div>
      {!opening.isOpen && <ClosedNotice opening={opening} now={now} />}
    </header>
  );
}

function Facts(props: { restaurant: RestaurantSummary }) {
  const { prepMinutes, deliveryFee, minimumOrder } = props.restaurant;
  const { t, i18n } = useTranslation('restaurant');
  const location = locationLine(props.restaurant);
  const money = (amount: number) => formatMoney(amount, i18n.language);
  return (
    <ul className={classes.facts}>
      {location !== undefined && (
        <li>
          <PinIcon size="small" />
          <span dir="auto">{location}</span>
        </li>
      )}
      <li>
        <ClockIcon size="small" />
        {t('prep_minutes', { minutes: prepMinutes })}
      </li>
      <li>
        <ScooterIcon size="small" />
        {deliveryFee === 0 ? t('delivery_free') : t('delivery_fee', { fee: money(deliveryFee) })}
      </li>
      {minimumOrder > 0 && (
        <li>
          <ReceiptIcon size="small" />
          {t('minimum_order', { amount: money(minimumOrder) })}
        </li>
      )}
    </ul>
  );
}

function ClosedNotice(props: { opening: ReturnType<typeof openingState>; now: number }) {
  const { opening, now } = props;
  const { t } = useTranslation('menu');
  const title = opening.reason === 'paused' ? t('paused_title') : t('closed_title');
  const change = useOpeningChangeText(openingChange(opening, now));
  return (
    <Notice tone="warning" live="none" title={change === undefined ? title : `${title}, ${change}`}>
      {t('closed_hint')}
    </Notice>
  );
}
