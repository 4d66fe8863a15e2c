import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError, useApi, errorCodeOf } from 'shared-api';
import { createPasskey, passkeyFailureOf } from 'shared-api/passkey';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { useUser } from '../../lib/use-user.ts';
import { passkeyKey } from './passkey-keys.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';

const text = lazyTexts('customer-passkey');

/** Names a new passkey, and has this device make it. */
export function AddPasskeyDialog(props: { readonly onClose: () => void }) {
  const { onClose } = props;
  const { t } = useTranslation('customer-passkey');
  const api = useApi();
  const client = useQueryClient();
  const { id } = useUser();
  const toast = useToast();

  async function add(name: string) {
    try {
      const credential = await createPasskey(await api.passkey.creationOptions());
      await api.passkey.create({ body: { name, credential } });
    } catch (error) {
      const reason = isApiError(error) ? undefined : passkeyFailureOf(error);
      return reason ? `not_added.${reason}` : `errors:${errorCodeOf(error)}`;
    }
    onClose();
    toast.success(text('added'));
    await client.invalidateQueries({ queryKey: passkeyKey(id) });
    return undefined;
  }

  return (
    <PasskeyNameDialog
      title={t('add')}
      description={t('add_hint')}
      name={t('default_name')}
      submitLabel={t('add_confirm')}
      busyLabel={t('adding')}
      onClose={onClose}
      onName={add}
    />
  );
}
