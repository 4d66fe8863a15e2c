import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useApi, useErrorText } from 'shared-api';
import type { Passkey } from 'shared-api/contract';
import { Button, ConfirmButton, formatDateTime, formatRelative } from 'shared-ui';
import { EditIcon, KeyIcon, TrashIcon } from 'shared-ui/icons';
import { useToast } from 'shared-ui/toast';
import { useUser } from '../../lib/use-user.ts';
import { passkeyKey } from './passkey-key.ts';
import classes from './passkey-list.module.css';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

/** One passkey of the user. */
export function PasskeyEntry(props: { readonly passkey: Passkey; readonly now: number }) {
  const { passkey, now } = props;
  const { t } = useTranslation('customer-passkey');
  const { name } = passkey;
  const [isRenaming, setRenaming] = useState(false);
  const remove = useRemovePasskey(passkey.id);
  return (
    <li className={classes.entry}>
      <KeyIcon className={classes.icon} />
      <div className={classes.texts}>
        <p className={classes.name}>
          <bdi>{name}</bdi>
        </p>
        <PasskeyTimes passkey={passkey} now={now} />
      </div>
      <div className={classes.buttons}>
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
      </div>
      {isRenaming && <RenamePasskeyDialog passkey={passkey} onClose={() => setRenaming(false)} />}
    </li>
  );
}

function PasskeyTimes(props: { readonly passkey: Passkey; readonly now: number }) {
  const { createdAt, usedAt, isBackedUp } = props.passkey;
  const { t, i18n } = useTranslation('customer-passkey');
  const since = formatDateTime(createdAt, i18n.language);
  const used = usedAt && formatRelative(Date.parse(usedAt), i18n.language, props.now);
  return (
    <p className={classes.times}>
      {used ? t('used', { used, since }) : t('unused', { since })}
      {isBackedUp && ` · ${t('backed_up')}`}
    </p>
  );
}

function useRemovePasskey(passkeyId: string) {
  const { t } = useTranslation('customer-passkey');
  const api = useApi();
  const client = useQueryClient();
  const { id } = useUser();
  const toast = useToast();
  const errorText = useErrorText();
  return async () => {
    try {
      await api.passkey.remove({ params: { id: passkeyId } });
    } catch (error) {
      // It was removed elsewhere.
      if (!isApiError(error, 'not_found')) return errorText(error);
    }
    toast.success(t('removed'));
    await client.invalidateQueries({ queryKey: passkeyKey(id) });
    return undefined;
  };
}
