import { memo, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RESTAURANT_SORTS, type Cuisine, type RestaurantSort } from 'shared-api/contract';
import { Button, SearchField, SelectField } from 'shared-ui';
import { HeartIcon, PinIcon } from 'shared-ui/icons';
import { regionOptions } from './region-options.ts';
import type { FilterChange } from './use-restaurant-filter.ts';
import classes from './restaurant-filters.module.css';

interface ChoicesProps {
  region: string;
  regions: readonly string[];
  cuisine: Cuisine | '';
  cuisines: readonly Cuisine[];
  /** Whether there is anything to filter by. */
  hasFavourites: boolean;
  isFavouritesOnly: boolean;
  isOpenOnly: boolean;
  sort: RestaurantSort | '';
  onChange: (change: FilterChange) => void;
}

interface RestaurantFiltersProps extends ChoicesProps {
  text: string;
  onTextChange: (text: string) => void;
}

/**
 * Search, region, favourites and cuisine. A form, so that a browser without our scripts
 * requests the same address that the page would navigate to.
 */
export function RestaurantFilters(props: RestaurantFiltersProps) {
  const { text, onTextChange, ...choices } = props;
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
      <Choices {...choices} />
    </form>
  );
}

/** Everything but the search box; memoised, so that typing there does not render it again. */
const Choices = memo(function Choices(props: ChoicesProps) {
  const { region, regions, cuisine, isOpenOnly, sort, onChange } = props;
  const { t } = useTranslation('restaurant');
  return (
    <div className={classes.choices}>
      <SelectField
        name="region"
        label={t('region')}
        isLabelHidden
        iconStart={<PinIcon />}
        placeholder={t('all_regions')}
        options={regionOptions(t, regions)}
        value={region}
        onChange={(event) => onChange({ region: event.currentTarget.value })}
        className={classes.region}
      />
      <SelectField
        name="sort"
        label={t('sort')}
        isLabelHidden
        placeholder={t('sort_name')}
        options={RESTAURANT_SORTS.map((value) => ({ value, label: t(`sort_${value}`) }))}
        value={sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value })}
        className={classes.region}
      />
      <noscript>
        <Button type="submit" name="cuisine" value={cuisine} isFullWidth>
          {t('search_submit')}
        </Button>
      </noscript>
      <Chips {...props} />
      <noscript>
        {/* After the buttons, so that the pressed one's value comes first in the address. */}
        <input type="hidden" name="cuisine" value={cuisine} />
        <input type="hidden" name="open" value={isOpenOnly ? '1' : ''} />
      </noscript>
    </div>
  );
});

/** Favourites and cuisines, as toggle buttons. */
function Chips(props: ChoicesProps) {
  const { cuisine, cuisines, hasFavourites, isFavouritesOnly, isOpenOnly, onChange } = props;
  const { t } = useTranslation('restaurant');
  if (cuisines.length === 0) return null;
  return (
    <div role="group" aria-label={t('cuisine_label')} className={classes.cuisines}>
      {hasFavourites && (
        <Chip
          isPressed={isFavouritesOnly}
          onPress={() => onChange({ favourites: isFavouritesOnly ? '' : '1' })}
        >
          <HeartIcon size="small" />
          {t('favourites')}
        </Chip>
      )}
      <Chip
        name="open"
        value={isOpenOnly ? '' : '1'}
        isPressed={isOpenOnly}
        onPress={() => onChange({ open: isOpenOnly ? '' : '1' })}
      >
        {t('open_only')}
      </Chip>
      <Chip name="cuisine" value="" isPressed={cuisine === ''} onPress={() => onChange({ cuisine: '' })}>
        {t('all_cuisines')}
      </Chip>
      {cuisines.map((value) => (
        <Chip
          key={value}
          name="cuisine"
          value={value === cuisine ? '' : value}
          isPressed={value === cuisine}
          onPress={() => onChange({ cuisine: value === cuisine ? '' : value })}
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
  /** Submitted with the form where no script runs. */
  name?: 'cuisine' | 'open';
  value?: string;
  children: ReactNode;
}

function Chip(props: ChipProps) {
  const { isPressed, onPress, name, value, children } = props;
  const sent = value === undefined ? { type: 'button' as const } : { type: 'submit' as const, name, value };
  function handleClick(event: MouseEvent) {
    // The page filters without a request.
    event.preventDefault();
    onPress();
  }
  return (
    <button {...sent} aria-pressed={isPressed} className={classes.chip} onClick={handleClick}>
      {children}
    </button>
  );
}
