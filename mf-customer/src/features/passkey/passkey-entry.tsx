import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import type { Passkey } from 'shared-api/contract';
import { Button, ConfirmButton, formatDateTime, formatRelative, lazyTexts } from 'shared-ui';
import { EditIcon, KeyIcon, TrashIcon } from 'shared-ui/icons';
import { AccountEntry } from '../../lib/account-entry.tsx';
import { useRemoval } from '../../lib/use-removal.ts';
import { useUser } from '../../lib/use-user.ts';
import { passkeyKey } from './passkey-keys.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

const text = lazyTexts('customer-passkey');

/** One passkey of the user. */
export function PasskeyEntry(props: { readonly passkey: Passkey; readonly now: number }) {
  const { passkey, now } = props;
  const { t } = useTranslation('customer-passkey');
  const { name } = passkey;
  const [isRenaming, setRenaming] = useState(false);
  const remove = useRemovePasskey(passkey.id);
  return (
    <>
      <AccountEntry
        icon={<KeyIcon />}
        name={<bdi translate="no">{name}</bdi>}
        note={<PasskeyTimes passkey={passkey} now={now} />}
        buttons={
          <>
            <Button
              size="small"
              iconStart={<EditIcon />}
              aria-label={t('rename_of', { name })}
              onClick={() => setRenaming(true)}
            >
              {t('rename')}
            </Button>
            <ConfirmButton
              size="small"
              label={t('remove')}
              aria-label={t('remove_of', { name })}
              iconStart={<TrashIcon />}
              title={t('remove_title', { name })}
              confirmLabel={t('remove_confirm')}
              action={remove}
            >
              {t('remove_text')}
            </ConfirmButton>
          </>
        }
      />
      {isRenaming && <RenamePasskeyDialog passkey={passkey} onClose={() => setRenaming(false)} />}
    </>
  );
}

function PasskeyTimes(props: { readonly passkey: Passkey; readonly now: number }) {
  const { createdAt, usedAt, isBackedUp } = props.passkey;
  const { t, i18n } = useTranslation('customer-passkey');
  const since = formatDateTime(createdAt, i18n.language);
  const used = usedAt && formatRelative(Date.parse(usedAt), i18n.language, props.now);
  return (
    <>
      {used ? t('used', { used, since }) : t('unused', { since })}
      {isBackedUp && ` · ${t('backed_up')}`}
    </>
  );
}

function useRemovePasskey(passkeyId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { id } = useUser();
  return useRemoval(() => api.passkey.remove({ params: { id: passkeyId } }), {
    doneText: text('removed'),
    refresh: () => client.invalidateQueries({ queryKey: passkeyKey(id) }),
  });
}
