import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_TYPES, PROVIDER_STATUSES } from 'shared-api/contract';
import { classNames, IconButton, SearchField, SelectField, useDebouncedText } from 'shared-ui';
import { FilterIcon } from 'shared-ui/icons';
import type { SearchChanges } from 'shared-ui/router';
import { isFiltered, ORDER_SORTS, type OrderFilters } from './order-filters.ts';
import classes from './order-toolbar.module.css';

interface OrderToolbarProps {
  filters: OrderFilters;
  onChange: (changes: SearchChanges) => void;
}

/** Search, the two filters and the four sorts; all of them live in the address bar. */
export function OrderToolbar(props: OrderToolbarProps) {
  const { filters, onChange } = props;
  const { t } = useTranslation('provider-order');
  // Another selection begins at its first page.
  const change = (changes: SearchChanges) => onChange({ ...changes, cursor: null });
  const [search, setSearch] = useDebouncedText(filters.search, (q) => change({ q }));
  // On a phone the selects hide behind a button, unless they are in use.
  const [isShown, setShown] = useState(isFiltered({ ...filters, search: '' }) || filters.sort !== 'newest');
  const all = { value: '', label: t('filter.all') };
  return (
    <div role="search" aria-label={t('filters')} className={classes.toolbar}>
      <SearchField
        className={classes.search}
        label={t('search')}
        placeholder={t('search')}
        value={search}
        onValueChange={setSearch}
      />
      <IconButton
        className={classes.toggle}
        variant="secondary"
        icon={<FilterIcon />}
        label={t('filters_show')}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      />
      <div className={classNames(classes.selects, !isShown && classes.closed)}>
        <SelectField
          label={t('filter.status')}
          options={[all, ...PROVIDER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))]}
          value={filters.status ?? ''}
          onChange={(event) => change({ status: event.currentTarget.value })}
        />
        <SelectField
          label={t('filter.type')}
          options={[all, ...ORDER_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))]}
          value={filters.orderType ?? ''}
          onChange={(event) => change({ type: event.currentTarget.value })}
        />
        <SelectField
          className={classes.sort}
          label={t('sort.label')}
          options={ORDER_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={filters.sort}
          onChange={(event) => change({ sort: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}
