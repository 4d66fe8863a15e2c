import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import { foundPeople, peopleQuery, personOption } from 'shared-api/people';
import { Combobox, type ComboboxOption } from 'shared-ui/combobox';
import { useActor } from './get-actor.ts';

interface ActorFilterProps {
  /** Id of the account; undefined for everybody. */
  actorId: string | undefined;
  onChange: (actorId: string | null) => void;
}

/** Chooses whose entries are shown. */
export function ActorFilter(props: ActorFilterProps) {
  const { actorId, onChange } = props;
  const { t } = useTranslation('admin-audit');
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<ComboboxOption>();
  const people = useQuery(peopleQuery(useApi(), search));
  const isPicked = picked?.value === actorId;
  const named = useActor(actorId, !isPicked);
  // A deleted account has no name any more.
  const nameless = actorId === undefined ? null : { value: actorId, label: t('filter.actor_unnamed') };
  return (
    <Combobox
      label={t('filter.actor')}
      placeholder={t('filter.actor_hint')}
      chosen={isPicked && picked ? picked : named.data && nameless ? personOption(named.data) : nameless}
      onChoose={(option) => {
        setPicked(option ?? undefined);
        onChange(option?.value ?? null);
      }}
      search={search}
      onSearch={setSearch}
      emptyText={t('filter.actor_none')}
      found={foundPeople(people)}
    />
  );
}
