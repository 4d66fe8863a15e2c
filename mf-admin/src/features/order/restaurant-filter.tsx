import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import { MAX_PAGE_SIZE } from 'shared-api/contract';
import { SelectField, TextField, useDebouncedText } from 'shared-ui';
import { restaurantNamesQuery } from './order-queries.ts';

interface RestaurantFilterProps {
  name: string;
  onChange: (name: string) => void;
}

/** Chooses a restaurant by name: from a list, or by its first letters if the list would be too long. */
export function RestaurantFilter(props: RestaurantFilterProps) {
  const { data: names = [] } = useQuery(restaurantNamesQuery(useApi()));
  return names.length < MAX_PAGE_SIZE ? <NameSelect names={names} {...props} /> : <NameSearch {...props} />;
}

function NameSelect(props: RestaurantFilterProps & { names: readonly string[] }) {
  const { names, name, onChange } = props;
  const { t } = useTranslation('admin-order');
  // The name in the address stays chosen while the list loads.
  const known = name === '' || names.includes(name) ? names : [name, ...names];
  return (
    <SelectField
      label={t('filter.restaurant')}
      options={[{ value: '', label: t('filter.all') }, ...known.map((value) => ({ value, label: value }))]}
      value={name}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function isSame(name: string, typed: string): boolean {
  return name.localeCompare(typed, undefined, { sensitivity: 'base' }) === 0;
}

/** Filters the orders as soon as a whole name is typed or chosen. */
function NameSearch(props: RestaurantFilterProps) {
  const { name, onChange } = props;
  const { t } = useTranslation('admin-order');
  const api = useApi();
  const client = useQueryClient();
  const id = useId();
  const [sought, setSought] = useState(name);
  const { data: names = [] } = useQuery({
    ...restaurantNamesQuery(api, sought),
    placeholderData: keepPreviousData,
  });

  async function settle(typed: string): Promise<void> {
    setSought(typed);
    if (typed === '') return onChange('');
    const found = await client.fetchQuery(restaurantNamesQuery(api, typed)).catch(() => []);
    const whole = found.find((one) => one === typed) ?? found.find((one) => isSame(one, typed));
    if (whole !== undefined) onChange(whole);
    return undefined;
  }

  const [text, setText] = useDebouncedText(name, (typed) => void settle(typed));

  return (
    <>
      <TextField
        label={t('filter.restaurant')}
        placeholder={t('filter.restaurant_placeholder')}
        type="search"
        list={id}
        autoComplete="off"
        dir="auto"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <datalist id={id}>
        {names.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
