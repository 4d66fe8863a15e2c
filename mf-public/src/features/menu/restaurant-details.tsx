import { useTranslation } from 'react-i18next';
import { TIME_ZONE, type OpeningSpan, type Restaurant } from 'shared-api/contract';
import { PhoneIcon, PinIcon, ChevronDownIcon } from 'shared-ui/icons';
import { PhoneText } from '../../lib/phone-text.tsx';
import classes from './restaurant-details.module.css';

/** A Monday, to name the days of the week by. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Address, phone and the week's opening hours, folded away. */
export function RestaurantDetails(props: { restaurant: Restaurant; now: number }) {
  const { restaurant, now } = props;
  const { t } = useTranslation('menu');
  const address = [restaurant.address, restaurant.landmark].filter(Boolean).join(', ');
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>
        {t('details')}
        <ChevronDownIcon size="small" className={classes.chevron} />
      </summary>
      <div className={classes.content}>
        {address !== '' && (
          <p className={classes.line}>
            <PinIcon size="small" />
            <span dir="auto">{address}</span>
          </p>
        )}
        {restaurant.phone && (
          <p className={classes.line}>
            <PhoneIcon size="small" />
            <PhoneText phone={restaurant.phone} />
          </p>
        )}
        <Week restaurant={restaurant} now={now} />
      </div>
    </details>
  );
}

function Week(props: { restaurant: Restaurant; now: number }) {
  const { restaurant, now } = props;
  const { t, i18n } = useTranslation('menu');
  const dayName = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: TIME_ZONE });
  const today = dayName.format(now);
  return (
    <dl className={classes.week}>
      {restaurant.schedule.week.map((spans, index) => {
        const name = dayName.format(MONDAY + index * DAY_MS);
        return (
          <div key={name} className={classes.day} data-today={name === today || undefined}>
            <dt>{name}</dt>
            <dd>{spans.length === 0 ? t('closed_day') : spans.map(spanText).join(', ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function spanText(span: OpeningSpan): string {
  return `${span.opens}–${span.closes}`;
}
