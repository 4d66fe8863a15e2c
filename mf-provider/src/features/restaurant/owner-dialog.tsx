import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import type { Restaurant, User } from 'shared-api/contract';
import {
  Button,
  Dialog,
  ErrorState,
  Loading,
  Notice,
  RadioGroup,
  SearchField,
  Skeleton,
  Stack,
  TextField,
  useDebouncedText,
} from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { ownerName } from './owner-name.ts';
import { useChangeOwner, useOwnerCandidates } from './owner-query.ts';

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
    toast.success(t('change.done', { restaurant: restaurant.name, name: ownerName(owner) }));
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
  const [search, setSearch] = useState('');
  const [text, setText] = useDebouncedText(search, setSearch);
  const { data, isPending, isError, isFetching, refetch } = useOwnerCandidates(search);
  const users = (data?.rows ?? []).filter(({ id }) => id !== presentId);
  return (
    <>
      <SearchField
        label={t('change.search')}
        placeholder={t('change.search')}
        value={text}
        onValueChange={setText}
        data-autofocus
      />
      {isPending && (
        <Loading>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </Loading>
      )}
      {isError && !data && (
        <ErrorState title={t('change.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && users.length === 0 && <p>{t('change.nobody')}</p>}
      {users.length > 0 && (
        <RadioGroup
          legend={t('change.legend')}
          appearance="list"
          options={users.map((user) => ({
            value: user.id,
            label: ownerName(user),
            hint: user.confirmed ? user.email : `${user.email} · ${t('change.unconfirmed')}`,
          }))}
          value={chosen?.id ?? ''}
          error={error}
          onValueChange={(id) => onChoose(users.find((user) => user.id === id))}
        />
      )}
    </>
  );
}
