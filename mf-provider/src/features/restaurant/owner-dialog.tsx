import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi, useErrorText } from 'shared-api';
import { personName, type Restaurant, type User } from 'shared-api/contract';
import { foundPeople, peopleQuery } from 'shared-api/people';
import { Button, Dialog, lazyTexts, Notice, Stack, TextField } from 'shared-ui';
import { Combobox } from 'shared-ui/combobox';
import { useToast } from 'shared-ui/toast';
import { useChangeOwner } from './use-owner-changes.ts';

const text = lazyTexts('provider-owner');

const MAX_REASON = 200;

interface OwnerDialogProps {
  restaurant: Restaurant;
  present: User;
  onClose: () => void;
}

/** Gives a restaurant to another restaurant owner: find them, choose, say why. */
export function OwnerDialog(props: OwnerDialogProps) {
  const { restaurant, present, onClose } = props;
  const { t } = useTranslation('provider-owner');
  const toast = useToast();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<User>();
  const [isMissing, setMissing] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useChangeOwner(restaurant.provider.id, (owner) => {
    onClose();
    toast.success(text('change.done', { restaurant: restaurant.name, name: personName(owner) }));
  });
  function handleSubmit() {
    setMissing(!chosen);
    if (chosen && !isPending) mutate({ user: chosen, reason: reason.trim() });
  }
  return (
    <Dialog
      isOpen
      title={t('change.title', { restaurant: restaurant.name })}
      description={t('change.text')}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('change.cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isPending}>
            {t('change.yes')}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Notice tone="danger">{errorText(error)}</Notice>}
        <Candidates
          presentId={present.id}
          chosen={chosen}
          error={isMissing && !chosen ? t('change.missing') : undefined}
          onChoose={setChosen}
        />
        {chosen && !chosen.confirmed && <Notice tone="warning">{t('change.hides')}</Notice>}
        <TextField
          label={t('change.reason')}
          hint={t('change.reason_hint')}
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}

interface CandidatesProps {
  presentId: string;
  chosen: User | undefined;
  error: string | undefined;
  onChoose: (user: User | undefined) => void;
}

function Candidates(props: CandidatesProps) {
  const { presentId, chosen, error, onChoose } = props;
  const { t } = useTranslation('provider-owner');
  const api = useApi();
  const [search, setSearch] = useState('');
  const people = useQuery(peopleQuery(api, search, 'PROVIDER'));
  const describe = (user: User) => ({
    value: user.id,
    label: personName(user),
    detail: user.confirmed ? user.email : `${user.email} · ${t('change.unconfirmed')}`,
  });
  const found = foundPeople(people, describe);
  return (
    <Combobox
      label={t('change.legend')}
      placeholder={t('change.search')}
      required
      hasFocusFirst
      error={error}
      chosen={chosen ? describe(chosen) : null}
      onChoose={(option) => onChoose(people.data?.rows.find(({ id }) => id === option?.value))}
      search={search}
      onSearch={setSearch}
      emptyText={t('change.nobody')}
      found={{ ...found, options: found.options?.filter(({ value }) => value !== presentId) }}
    />
  );
}
