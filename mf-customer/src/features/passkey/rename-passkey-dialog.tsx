import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi, errorCodeOf } from 'shared-api';
import type { Passkey } from 'shared-api/contract';
import { useUser } from '../../lib/use-user.ts';
import { passkeyKey } from './passkey-keys.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';

/** Renames a passkey. */
export function RenamePasskeyDialog(props: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const { passkey, onClose } = props;
  const { t } = useTranslation('customer-passkey');
  const api = useApi();
  const client = useQueryClient();
  const { id } = useUser();

  async function rename(name: string) {
    try {
      await api.passkey.rename({ params: { id: passkey.id }, body: { name } });
    } catch (error) {
      return `errors:${errorCodeOf(error)}`;
    }
    onClose();
    await client.invalidateQueries({ queryKey: passkeyKey(id) });
    return undefined;
  }

  return (
    <PasskeyNameDialog
      title={t('rename_title')}
      name={passkey.name}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      onClose={onClose}
      onName={rename}
    />
  );
}
