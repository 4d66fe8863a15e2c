import { useTranslation } from 'react-i18next';
import { phoneLink, type OpeningSpan, type Restaurant } from 'shared-api/contract';
import { formatList, formatWeekday, PhoneText, weekdayNames } from 'shared-ui';
import { PhoneIcon, PinIcon, ChevronDownIcon } from 'shared-ui/icons';
import classes from './restaurant-details.module.css';

/** Address, phone and the week's opening hours, collapsed. */
export function RestaurantDetails(props: { restaurant: Restaurant; now: number }) {
  const { restaurant, now } = props;
  const { t, i18n } = useTranslation('menu');
  const address = formatList([restaurant.address, restaurant.landmark], i18n.language);
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
            <PhoneText phone={restaurant.phone} link={phoneLink(restaurant.phone)} />
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
  const spanText = ({ opens, closes }: OpeningSpan) =>
    opens === closes ? t('open_all_day') : `${opens}–${closes}`;
  const today = formatWeekday(now, i18n.language);
  return (
    <dl className={classes.week}>
      {weekdayNames(i18n.language).map((name, index) => {
        const spans = restaurant.schedule.week[index] ?? [];
        return (
          <div key={name} className={classes.day} data-today={name === today || undefined}>
            <dt>{name}</dt>
            <dd>{spans.length === 0 ? t('closed_day') : formatList(spans.map(spanText), i18n.language)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
