import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RestaurantSummary } from 'shared-api/contract';
import { ownTextsOf } from 'shared-api/own-text';
import { placeName } from 'shared-api/place-name';
import { Button, ButtonLink, EmptyState, formatList } from 'shared-ui';
import type { SearchChanges } from 'shared-ui/router';
import type { TableColumn } from 'shared-ui/table';
import { ListTable } from '../../lib/list-table.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RestaurantActions } from './restaurant-actions.tsx';
import { RestaurantBadge } from './restaurant-badge.tsx';
import {
  isFiltered,
  NO_RESTAURANT_FILTERS,
  toRestaurantQuery,
  type RestaurantFilters,
} from './restaurant-filters.ts';
import { RestaurantName } from './restaurant-name.tsx';
import { useRestaurants } from './get-restaurants.ts';

interface RestaurantTableProps {
  filters: RestaurantFilters;
  onChange: (changes: SearchChanges, options?: { isStep?: boolean }) => void;
}

/** The page of restaurants that match the filters, including unapproved and deleted ones. */
export function RestaurantTable(props: RestaurantTableProps) {
  const { filters, onChange } = props;
  const { t } = useTranslation('admin-restaurant');
  const query = useRestaurants(toRestaurantQuery(filters));
  const [toRemove, setToRemove] = useState<RestaurantSummary | null>(null);
  const columns = useColumns(setToRemove);
  return (
    <>
      <ListTable
        caption={t('caption')}
        name="admin-restaurants"
        columns={columns}
        getRowId={(restaurant) => restaurant.id}
        query={query}
        hasWideActions
        failure={t('load_failed')}
        empty={<NoRestaurants filters={filters} onReset={() => onChange(NO_RESTAURANT_FILTERS)} />}
        onTurn={(cursor) => onChange({ cursor }, { isStep: true })}
      />
      {toRemove && <RemoveDialog restaurant={toRemove} onClose={() => setToRemove(null)} />}
    </>
  );
}

type Columns = readonly TableColumn<RestaurantSummary>[];

function useColumns(onRemove: (restaurant: RestaurantSummary) => void): Columns {
  const { t, i18n } = useTranslation('admin-restaurant');
  /** What buttons and dialogs name is what the row says. */
  const asShown = (restaurant: RestaurantSummary) => ({
    ...restaurant,
    name: ownTextsOf(i18n.language, restaurant.language).name(restaurant).text,
  });
  return [
    {
      id: 'name',
      header: t('column.restaurant'),
      isRowHeader: true,
      cell: (restaurant) => <RestaurantName restaurant={restaurant} />,
    },
    {
      id: 'place',
      header: t('column.place'),
      choice: 'shown',
      cell: ({ region, commune }) =>
        formatList([placeName(t, commune), placeName(t, region)], i18n.language) || t('no_place'),
    },
    {
      id: 'status',
      header: t('column.status'),
      choice: 'shown',
      cell: (restaurant) => <RestaurantBadge restaurant={restaurant} />,
    },
    {
      id: 'actions',
      header: t('column.actions'),
      align: 'end',
      cell: (restaurant) => (
        <RestaurantActions restaurant={asShown(restaurant)} onRemove={() => onRemove(asShown(restaurant))} />
      ),
    },
  ];
}

function NoRestaurants(props: { filters: RestaurantFilters; onReset: () => void }) {
  const { filters, onReset } = props;
  const { t } = useTranslation('admin-restaurant');
  if (isFiltered(filters)) {
    return (
      <EmptyState title={t('no_match.title')} action={<Button onClick={onReset}>{t('filter.reset')}</Button>}>
        {t('no_match.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('none.title')}
      action={
        <ButtonLink component={Link} to="/restaurant/new" variant="primary">
          {t('add')}
        </ButtonLink>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
}
