import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openingWord } from 'shared-api/contract';
import { ownTextsOf } from 'shared-api/own-text';
import { Card, OpeningBadge } from 'shared-ui';
import { inOrder } from './in-order.ts';
import { useFavourites } from './get-favourites.ts';
import classes from './favourite-summary.module.css';

const COUNT = 4;

/** The first favourites, for the overview; renders nothing without any. */
export function FavouriteSummary() {
  const { t, i18n } = useTranslation('customer-favourite');
  const { data = [] } = useFavourites();
  if (data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="favourite-summary" className={classes.card}>
      <div className={classes.head}>
        <h2 id="favourite-summary" className={classes.title}>
          {t('title')}
        </h2>
        {data.length > COUNT && <Link to="/user/favourites">{t('see_all')}</Link>}
      </div>
      <ul className={classes.list}>
        {inOrder(data, i18n.language)
          .slice(0, COUNT)
          .map((restaurant) => (
            <li key={restaurant.id} className={classes.entry}>
              <Link
                to={`/restaurant/${encodeURIComponent(restaurant.provider.slug)}/menu`}
                state={{ restaurant }}
                className={classes.link}
                {...ownTextsOf(i18n.language, restaurant.language).name(restaurant).marks}
              >
                {ownTextsOf(i18n.language, restaurant.language).name(restaurant).text}
              </Link>
              <OpeningBadge word={openingWord(restaurant.opening)} change={undefined} />
            </li>
          ))}
      </ul>
    </Card>
  );
}
