import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorTextOf, useApi } from 'shared-api';
import { ConfirmButton, lazyTexts } from 'shared-ui';
import { LogOutIcon } from 'shared-ui/icons';
import { useToast } from 'shared-ui/toast';
import { useUser } from '../../lib/use-user.ts';
import { sessionKey } from './session-keys.ts';

const text = lazyTexts('customer-session');

/** Signs out everywhere but here, after a question. */
export function EndOthers() {
  const { t } = useTranslation('customer-session');
  const api = useApi();
  const client = useQueryClient();
  const { id } = useUser();
  const toast = useToast();

  async function endOthers() {
    try {
      await api.auth.endOtherSessions();
    } catch (error) {
      return errorTextOf(error);
    }
    await client.invalidateQueries({ queryKey: sessionKey(id) });
    toast.success(text('others_ended'));
    return undefined;
  }

  return (
    <ConfirmButton
      label={t('end_others')}
      iconStart={<LogOutIcon />}
      title={t('end_others_title')}
      confirmLabel={t('end_others_confirm')}
      action={endOthers}
    >
      {t('end_others_text')}
    </ConfirmButton>
  );
}
