import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cuisine } from 'shared-api/contract';
import { Button, SearchField, SelectField } from 'shared-ui';
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

/**
 * Search, region, favourites and cuisine. A form, so that a browser that has no script of ours yet, or never gets one,
 * asks the server for the same address that the page would have come to.
 */
export function RestaurantFilters(props: RestaurantFiltersProps) {
  const { text, onTextChange, region, regions, onRegionChange, cuisine } = props;
  const { t } = useTranslation('restaurant');
  return (
    <form
      role="search"
      method="get"
      action="/"
      className={classes.filters}
      aria-label={t('filters')}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        name="q"
        label={t('search_label')}
        placeholder={t('search_placeholder')}
        value={text}
        onValueChange={onTextChange}
        className={classes.search}
      />
      <SelectField
        name="region"
        label={t('region')}
        isLabelHidden
        iconStart={<PinIcon />}
        placeholder={t('all_regions')}
        options={regions.map((name) => ({ value: name, label: name }))}
        value={region}
        onChange={(event) => onRegionChange(event.currentTarget.value)}
      />
      <noscript>
        <Button type="submit" name="cuisine" value={cuisine} isFullWidth>
          {t('search_submit')}
        </Button>
      </noscript>
      <Chips {...props} />
    </form>
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
      <Chip value="" isPressed={cuisine === ''} onPress={() => onCuisineChange('')}>
        {t('all_cuisines')}
      </Chip>
      {cuisines.map((value) => (
        <Chip
          key={value}
          value={value === cuisine ? '' : value}
          isPressed={value === cuisine}
          onPress={() => onCuisineChange(value === cuisine ? '' : value)}
        >
          {t(`cuisine.${value}`)}
        </Chip>
      ))}
    </div>
  );
}

interface ChipProps {
  isPressed: boolean;
  onPress: () => void;
  /** Cuisine that the form is sent with, where there is one. */
  value?: Cuisine | '';
  children: ReactNode;
}

function Chip(props: ChipProps) {
  const { isPressed, onPress, value, children } = props;
  const sent =
    value === undefined ? { type: 'button' as const } : { type: 'submit' as const, name: 'cuisine', value };
  function handleClick(event: MouseEvent) {
    // The page answers by itself.
    event.preventDefault();
    onPress();
  }
  return (
    <button {...sent} aria-pressed={isPressed} className={classes.chip} onClick={handleClick}>
      {children}
    </button>
  );
}
