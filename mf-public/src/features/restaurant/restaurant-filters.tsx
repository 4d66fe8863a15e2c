import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cuisine } from 'shared-api/contract';
import { SearchField, SelectField } from 'shared-ui';
import { HeartIcon, PinIcon } from 'shared-ui/icons';
import classes from './restaurant-filters.module.css';

interface RestaurantFiltersProps {
  text: string;
  onTextChange: (text: string) => void;
  region: string;
  regions: readonly string[];
  onRegionChange: (region: string) => void;
  cuisine: Cuisine | '';
  cuisines: readonly Cuisine[];
  onCuisineChange: (cuisine: Cuisine | '') => void;
  /** Whether there is anything to choose by. */
  hasFavourites: boolean;
  isFavouritesOnly: boolean;
  onFavouritesChange: (isOnly: boolean) => void;
}

/** Search, region, favourites and cuisine. */
export function RestaurantFilters(props: RestaurantFiltersProps) {
  const { text, onTextChange, region, regions, onRegionChange } = props;
  const { t } = useTranslation('restaurant');
  return (
    <div role="search" className={classes.filters} aria-label={t('filters')}>
      <SearchField
        label={t('search_label')}
        placeholder={t('search_placeholder')}
        value={text}
        onValueChange={onTextChange}
        className={classes.search}
      />
      <SelectField
        label={t('region')}
        isLabelHidden
        iconStart={<PinIcon />}
        placeholder={t('all_regions')}
        options={regions.map((name) => ({ value: name, label: name }))}
        value={region}
        onChange={(event) => onRegionChange(event.currentTarget.value)}
      />
      <Chips {...props} />
    </div>
  );
}

/** Favourites and cuisines, one press each. */
function Chips(props: RestaurantFiltersProps) {
  const { cuisine, cuisines, onCuisineChange, hasFavourites, isFavouritesOnly, onFavouritesChange } = props;
  const { t } = useTranslation('restaurant');
  if (cuisines.length === 0) return null;
  return (
    <div role="group" aria-label={t('cuisine_label')} className={classes.cuisines}>
      {hasFavourites && (
        <Chip isPressed={isFavouritesOnly} onPress={() => onFavouritesChange(!isFavouritesOnly)}>
          <HeartIcon size="small" />
          {t('favourites')}
        </Chip>
      )}
      <Chip isPressed={cuisine === ''} onPress={() => onCuisineChange('')}>
        {t('all_cuisines')}
      </Chip>
      {cuisines.map((value) => (
        <Chip
          key={value}
          isPressed={value === cuisine}
          onPress={() => onCuisineChange(value === cuisine ? '' : value)}
        >
          {t(`cuisine.${value}`)}
        </Chip>
      ))}
    </div>
  );
}

function Chip(props: { isPressed: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={props.isPressed} className={classes.chip} onClick={props.onPress}>
      {props.children}
    </button>
  );
}
