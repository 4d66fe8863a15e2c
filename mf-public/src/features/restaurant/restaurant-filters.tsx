import { useTranslation } from 'react-i18next';
import type { Cuisine } from 'shared-api/contract';
import { SearchField, SelectField } from 'shared-ui';
import { PinIcon } from 'shared-ui/icons';
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
}

/** Search, region and cuisine. */
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
      <Cuisines {...props} />
    </div>
  );
}

function Cuisines(props: Pick<RestaurantFiltersProps, 'cuisine' | 'cuisines' | 'onCuisineChange'>) {
  const { cuisine, cuisines, onCuisineChange } = props;
  const { t } = useTranslation('restaurant');
  if (cuisines.length === 0) return null;
  const chips = [
    { value: '' as const, label: t('all_cuisines') },
    ...cuisines.map((value) => ({ value, label: t(`cuisine.${value}`) })),
  ];
  return (
    <div role="group" aria-label={t('cuisine_label')} className={classes.cuisines}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chip.value === cuisine}
          className={classes.chip}
          onClick={() => onCuisineChange(chip.value === cuisine ? '' : chip.value)}
        >
          {chip.label}
        </button>
      ))}
    </div>
  );
}
