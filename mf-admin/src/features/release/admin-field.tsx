import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import { foundPeople, peopleQuery, personOption } from 'shared-api/people';
import { Combobox } from 'shared-ui/combobox';

interface AdminFieldProps {
  /** Of the chosen admin; empty for none. */
  email: string;
  error: string | undefined;
  onChange: (email: string) => void;
}

/** Chooses an admin. */
export function AdminField(props: AdminFieldProps) {
  const { email, error, onChange } = props;
  const { t } = useTranslation('admin-release-person');
  const [search, setSearch] = useState('');
  const people = useQuery(peopleQuery(useApi(), search, 'ADMIN'));
  const [name, setName] = useState('');
  return (
    <Combobox
      label={t('limit.person')}
      placeholder={t('limit.person_hint')}
      required
      hasFocusFirst
      error={error}
      chosen={email === '' ? null : { value: email, label: name, detail: email }}
      onChoose={(option) => {
        setName(option?.label ?? '');
        onChange(option?.value ?? '');
      }}
      search={search}
      onSearch={setSearch}
      emptyText={t('limit.person_none')}
      found={foundPeople(people, (user) => ({ ...personOption(user), value: user.email }))}
    />
  );
}
