import type { ComponentProps } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, SearchField, SelectField, useDebouncedText } from 'shared-ui';
import { useProviders } from './create-query.ts';
import classes from './provider-choice.module.css';

type ProviderChoiceProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'placeholder'>;

/** Whose restaurant it is; asked of an admin only. Typing narrows the list. */
export function ProviderChoice(props: ProviderChoiceProps) {
  const { t } = useTranslation('provider-restaurant');
  const [search, setSearch] = useState('');
  const [text, setText] = useDebouncedText(search, setSearch);
  const { data, error, refetch, isFetching } = useProviders(search);
  if (!data && error) {
    return (
      <ErrorState
        title={t('create.provider_failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const options = (data?.rows ?? []).map(({ id, name, restaurantName }) => ({
    value: id,
    label: restaurantName && restaurantName !== name ? `${name} · ${restaurantName}` : name,
  }));
  const isEmpty = data !== undefined && options.length === 0;
  return (
    <div className={classes.choice}>
      <SearchField
        label={t('create.provider_search')}
        placeholder={t('create.provider_search')}
        value={text}
        onValueChange={setText}
      />
      <SelectField
        label={t('create.provider')}
        placeholder={t('create.provider_none')}
        options={options}
        required
        hint={isEmpty ? t('create.provider_empty', { search }) : undefined}
        {...props}
      />
    </div>
  );
}
