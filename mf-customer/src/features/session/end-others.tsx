import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi, useErrorText } from 'shared-api';
import { Button, ConfirmDialog } from 'shared-ui';
import { LogOutIcon } from 'shared-ui/icons';
import { useToast } from 'shared-ui/toast';
import { useUser } from '../../lib/use-user.ts';
import { sessionKey } from './session-key.ts';

/** Signs out everywhere but here, after a question. */
export function EndOthers() {
  const { t } = useTranslation('customer-session');
  const api = useApi();
  const client = useQueryClient();
  const { id } = useUser();
  const toast = useToast();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => api.auth.endOtherSessions(),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionKey(id) });
      setAsking(false);
      toast.success(t('others_ended'));
    },
  });
  return (
    <>
      <Button iconStart={<LogOutIcon />} onClick={() => setAsking(true)}>
        {t('end_others')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => end.mutate()}
        title={t('end_others_title')}
        confirmLabel={t('end_others_confirm')}
        isBusy={end.isPending}
        error={end.isError ? errorText(end.error) : undefined}
      >
        {t('end_others_text')}
      </ConfirmDialog>
    </>
  );
}
