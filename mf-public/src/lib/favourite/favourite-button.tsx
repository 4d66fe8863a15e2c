import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { classNames, IconButton } from 'shared-ui';
import { HeartIcon } from 'shared-ui/icons';
import { useFavourites } from './favourites.tsx';
import classes from './favourite-button.module.css';

/** Button that adds or removes a favourite. */
export function FavouriteButton(props: {
  restaurant: Pick<RestaurantSummary, 'id' | 'name' | 'language' | 'translations'>;
  className?: string | undefined;
}) {
  const { restaurant, className } = props;
  const { t } = useTranslation('restaurant');
  const { text: name } = useOwnTexts(restaurant.language).name(restaurant);
  const { favourites, toggle } = useFavourites();
  const isFavourite = favourites.includes(restaurant.id);
  return (
    <IconButton
      icon={<HeartIcon />}
      label={t('favourite', { name })}
      aria-pressed={isFavourite}
      className={classNames(classes.button, isFavourite && classes.marked, className)}
      onClick={() => toggle(restaurant.id)}
    />
  );
}
