import { useTranslation } from 'react-i18next';
import { classNames, IconButton } from 'shared-ui';
import { HeartIcon } from 'shared-ui/icons';
import { useFavourites } from './favourites.tsx';
import classes from './favourite-button.module.css';

/** Button that adds or removes a favourite. */
export function FavouriteButton(props: {
  restaurant: { id: string; name: string };
  className?: string | undefined;
}) {
  const { restaurant, className } = props;
  const { t } = useTranslation('restaurant');
  const { favourites, toggle } = useFavourites();
  const isFavourite = favourites.includes(restaurant.id);
  return (
    <IconButton
      icon={<HeartIcon />}
      label={t('favourite', { name: restaurant.name })}
      aria-pressed={isFavourite}
      className={classNames(classes.button, isFavourite && classes.marked, className)}
      onClick={() => toggle(restaurant.id)}
    />
  );
}
