import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeName } from 'shared-api/place-name';
import { formatList, useLanguage } from 'shared-ui';
import { Combobox, type ComboboxOption } from 'shared-ui/combobox';
import { useProviders } from './get-providers.ts';

interface ProviderChoiceProps {
  /** Of the chosen provider; empty for none. */
  id: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Whose restaurant it is; asked of an admin only. */
export function ProviderChoice(props: ProviderChoiceProps) {
  const { id, error, onChange } = props;
  const { t } = useTranslation('provider-restaurant');
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const { data, isPlaceholderData, isError, refetch } = useProviders(search);
  const options = data?.rows.map(({ id: value, name, user, region, commune }) => ({
    value,
    label: name,
    // Says why it was found, and tells two of one name apart.
    detail: formatList([user.name, placeName(t, commune), placeName(t, region)], language),
  }));
  return (
    <Combobox
      label={t('create.provider')}
      placeholder={t('create.provider_search')}
      required
      error={error}
      chosen={chosen?.value === id ? chosen : null}
      onChoose={(option) => {
        setChosen(option);
        onChange(option?.value ?? '');
      }}
      search={search}
      onSearch={setSearch}
      emptyText={t('create.provider_empty')}
      found={{
        options,
        hasMore: data !== undefined && data.next !== null,
        isStale: isPlaceholderData,
        isFailed: isError,
        retry: () => void refetch(),
      }}
    />
  );
}
