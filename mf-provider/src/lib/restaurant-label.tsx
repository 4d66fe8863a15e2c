import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { placeName } from 'shared-api/place-name';
import { StoreIcon } from 'shared-ui/icons';
import { Thumbnail } from './picture/thumbnail.tsx';
import classes from './restaurant-label.module.css';

type Shown = Pick<RestaurantSummary, 'name' | 'bannerUrl' | 'commune' | 'region'>;

/** A restaurant's picture, name and place: an owner of several may have given them one name. */
export function RestaurantLabel(props: { restaurant: Shown }) {
  const { name, bannerUrl, commune, region } = props.restaurant;
  const { t } = useTranslation();
  const place = placeName(t, commune ?? region);
  return (
    <span className={classes.label}>
      {bannerUrl === null ? (
        <span className={classes.none}>
          <StoreIcon />
        </span>
      ) : (
        <Thumbnail path={bannerUrl} className={classes.picture} />
      )}
      <span className={classes.texts}>
        <span className={classes.name} dir="auto">
          {name}
        </span>{' '}
        {place !== undefined && <span className={classes.place}>{place}</span>}
      </span>
    </span>
  );
}
