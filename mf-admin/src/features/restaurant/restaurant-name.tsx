import { useTranslation } from 'react-i18next';
import { pictureUrl } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { Picture } from 'shared-ui';
import { StoreIcon } from 'shared-ui/icons';
import { OwnName } from '../../lib/own-name.tsx';
import { TwoLines } from '../../lib/two-lines.tsx';
import classes from './restaurant-name.module.css';

const SMALLEST_PICTURE = 320;

/** A restaurant with its picture, name and cuisine. */
export function RestaurantName(props: { restaurant: RestaurantSummary }) {
  const { restaurant } = props;
  const { category, bannerUrl } = restaurant;
  const { t } = useTranslation('admin-restaurant');
  return (
    <span className={classes.name}>
      <Picture
        className={classes.picture}
        src={bannerUrl && pictureUrl(bannerUrl, SMALLEST_PICTURE)}
        blank={<StoreIcon />}
        alt=""
        ratio="square"
        width={SMALLEST_PICTURE}
        height={SMALLEST_PICTURE}
      />
      <TwoLines second={category && t(`cuisine.${category}`)}>
        <OwnName restaurant={restaurant} />
      </TwoLines>
    </span>
  );
}
