import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PAGE_SIZE } from 'shared-api/contract';
import { Combobox } from 'shared-ui/combobox';
import { useRestaurantNames } from './get-restaurant-names.ts';

interface RestaurantFilterProps {
  /** Empty for all. */
  name: string;
  onChange: (name: string) => void;
}

/** Chooses a restaurant by its name. */
export function RestaurantFilter(props: RestaurantFilterProps) {
  const { name, onChange } = props;
  const { t } = useTranslation('admin-order');
  const [search, setSearch] = useState('');
  const { data, isPlaceholderData, isError, refetch } = useRestaurantNames(search);
  const optionOf = (value: string) => ({ value, label: value });
  return (
    <Combobox
      label={t('filter.restaurant')}
      placeholder={t('filter.restaurant_placeholder')}
      chosen={name === '' ? null : optionOf(name)}
      onChoose={(option) => onChange(option?.value ?? '')}
      search={search}
      onSearch={setSearch}
      emptyText={t('filter.restaurant_none')}
      found={{
        options: data?.map(optionOf),
        hasMore: data !== undefined && data.length >= MAX_PAGE_SIZE,
        isStale: isPlaceholderData,
        isFailed: isError,
        retry: () => void refetch(),
      }}
    />
  );
}
