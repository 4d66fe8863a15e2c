import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  NOT_YET_OPEN,
  openingChange,
  openingState,
  type Restaurant,
  type RestaurantSummary,
} from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import {
  formatList,
  formatMoney,
  Notice,
  TypedText,
  useFeeText,
  useNow,
  useOpeningChangeText,
  VisuallyHidden,
} from 'shared-ui';
import { ClockIcon, PinIcon, ReceiptIcon, ScooterIcon } from 'shared-ui/icons';
import { FavouriteButton } from '../../lib/favourite/favourite-button.tsx';
import { OpeningOnPicture } from '../../lib/restaurant/opening-on-picture.tsx';
import { locationLine } from '../../lib/restaurant/restaurant-path.ts';
import { RestaurantPicture } from '../../lib/restaurant/restaurant-picture.tsx';
import { latestTime } from '../../lib/restaurant/latest-time.ts';
import { RatingMark } from '../../lib/review/rating-mark.tsx';
import { OfferLines } from './offer-lines.tsx';
import { ReviewsButton } from './reviews-button.tsx';
import { RestaurantDetails } from './restaurant-details.tsx';
import classes from './restaurant-header.module.css';

const HALF_MINUTE_MS = 30_000;

interface RestaurantHeaderProps {
  /** The way back to the list, on the banner. */
  back: ReactNode;
  /** What the list passed along, shown before the rest has loaded. */
  restaurant: RestaurantSummary;
  full: Restaurant | undefined;
}

/** Smaller than the real width on phones: their dense pixels hide the difference, and it halves the bytes. */
const BANNER_SIZES = '(width <= 640px) 86vw, (width <= 1264px) 100vw, 1200px';

/**
 * Banner, name, description, and what to know before choosing. On a phone so little of it that the first dishes are on
 * the first screen: the rest shows with the details.
 */
export function RestaurantHeader(props: RestaurantHeaderProps) {
  const { back, restaurant, full } = props;
  const { bannerUrl, bgImage } = restaurant;
  const texts = useOwnTexts(restaurant.language);
  const [name, description] = [texts.name(restaurant), texts.description(restaurant)];
  const now = useNow(HALF_MINUTE_MS);
  const isNotYet = full?.missing !== undefined && full.missing.length > 0;
  const opening = !full ? restaurant.opening : isNotYet ? NOT_YET_OPEN : openingState(full.schedule, now);
  return (
    <header className={classes.header}>
      <div className={classes.top}>
        <RestaurantPicture
          path={bannerUrl ?? bgImage}
          ratio="banner"
          sizes={BANNER_SIZES}
          isPriority
          className={classes.banner}
        />
        {back}
        <FavouriteButton restaurant={restaurant} className={classes.favourite} />
        {opening.isOpen && (
          <div className={classes.opening}>
            <OpeningOnPicture opening={opening} now={now} />
          </div>
        )}
      </div>
      <div className={classes.texts}>
        <h1 className={classes.name} {...name.marks}>
          {name.text}
        </h1>
        <TypedText className={classes.description} text={description.text} {...description.marks} />
        <Facts restaurant={restaurant} full={full} />
        <OfferLines restaurant={full ?? restaurant} now={now} />
        {full && <RestaurantDetails restaurant={full} now={now} />}
      </div>
      {isNotYet ? <NotYetNotice /> : !opening.isOpen && <ClosedNotice {...{ opening, now, full }} />}
    </header>
  );
}

function Facts(props: Pick<RestaurantHeaderProps, 'restaurant' | 'full'>) {
  const { restaurant, full } = props;
  const { prepMinutes, deliveryFee, minimumOrder, rating } = restaurant;
  const { t, i18n } = useTranslation('restaurant');
  const location = locationLine(restaurant, t, i18n.language);
  const fee = useFeeText();
  return (
    <ul className={classes.facts}>
      {rating && (
        <li>{full?.rating ? <ReviewsButton restaurant={full} /> : <RatingMark rating={rating} />}</li>
      )}
      <li>
        <ClockIcon size="small" />
        {t('prep_minutes', { minutes: prepMinutes })}
      </li>
      {full?.missing?.includes('fee') !== true && (
        <li>
          <ScooterIcon size="small" />
          <VisuallyHidden>{t('delivery')}</VisuallyHidden>
          {fee(deliveryFee)}
        </li>
      )}
      {minimumOrder > 0 && (
        <li className={classes.detail}>
          <ReceiptIcon size="small" />
          {t('minimum_order', { amount: formatMoney(minimumOrder, i18n.language) })}
        </li>
      )}
      {location !== undefined && (
        <li className={classes.detail}>
          <PinIcon size="small" />
          <span dir="auto">{location}</span>
        </li>
      )}
    </ul>
  );
}

function NotYetNotice() {
  const { t } = useTranslation('checkout');
  return (
    <Notice tone="warning" live="none" title={t('not_yet_title')}>
      {t('not_yet_hint')}
    </Notice>
  );
}

function ClosedNotice(props: {
  opening: ReturnType<typeof openingState>;
  now: number;
  full: Restaurant | undefined;
}) {
  const { opening, now, full } = props;
  const { t, i18n } = useTranslation('menu');
  const title = opening.reason === 'paused' ? t('paused_title') : t('closed_title');
  const change = useOpeningChangeText(openingChange(opening, now));
  return (
    <Notice tone="warning" live="none" title={formatList([title, change], i18n.language)}>
      {t(full && latestTime(full, now) > now ? 'closed_hint_later' : 'closed_hint')}
    </Notice>
  );
}
