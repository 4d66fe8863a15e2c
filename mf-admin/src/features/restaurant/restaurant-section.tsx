import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { REGIONS } from 'shared-api/contract';
import { placeOptions } from 'shared-api/place-name';
import { ButtonLink, SelectField } from 'shared-ui';
import { PlusIcon } from 'shared-ui/icons';
import { type SearchChanges, useSearchState } from 'shared-ui/router';
import { FilterBar } from 'shared-ui/table';
import { Section } from '../../lib/section.tsx';
import { NO_RESTAURANT_FILTERS, readRestaurantFilters } from './restaurant-filters.ts';
import { RestaurantTable } from './restaurant-table.tsx';

/** All restaurants: add, view and edit, delete; filters and page are in the address. */
export function RestaurantSection() {
  const { t } = useTranslation('admin-restaurant');
  const { parameters, change } = useSearchState();
  const filters = readRestaurantFilters(parameters);
  // Other filters start at the first page.
  const select = (changes: SearchChanges) => change({ ...changes, cursor: null });
  return (
    <Section
      title={t('title')}
      action={
        <ButtonLink component={Link} to="/restaurant/new" variant="primary" iconStart={<PlusIcon />}>
          {t('add')}
        </ButtonLink>
      }
    >
      <FilterBar
        searchLabel={t('search')}
        search={filters.search}
        onSearch={(q) => select({ q })}
        resetLabel={t('filter.reset')}
        onReset={() => change(NO_RESTAURANT_FILTERS)}
        isInUse={filters.region !== undefined}
      >
        <SelectField
          label={t('filter.region')}
          placeholder={t('filter.all')}
          options={placeOptions(t, REGIONS)}
          value={filters.region ?? ''}
          onChange={(event) => select({ region: event.currentTarget.value })}
        />
      </FilterBar>
      <RestaurantTable filters={filters} onChange={change} />
    </Section>
  );
}
