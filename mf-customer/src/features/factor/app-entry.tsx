import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorTextOf, isApiError, useApi } from 'shared-api';
import type { Factors } from 'shared-api/contract';
import { Button, ConfirmButton, formatDateTime, lazyTexts } from 'shared-ui';
import { PhoneIcon, PlusIcon, TrashIcon } from 'shared-ui/icons';
import { useToast } from 'shared-ui/toast';
import { AccountEntry } from '../../lib/account-entry.tsx';
import { useRemoval } from '../../lib/use-removal.ts';
import { AddAppDialog } from './add-app-dialog.tsx';
import { useRefreshFactors } from './get-factors.ts';

const text = lazyTexts('customer-factor');

export interface AppEntryProps {
  readonly totp: Factors['totp'];
  readonly hasPasskey: boolean;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app: sets it up, or removes it. */
export function AppEntry(props: AppEntryProps) {
  const { totp, hasPasskey, onCodes } = props;
  const { t, i18n } = useTranslation('customer-factor');
  const begin = useBegin();
  const remove = useRemove();
  return (
    <>
      <AccountEntry
        icon={<PhoneIcon />}
        name={t('app.name')}
        note={totp ? t('app.since', { date: formatDateTime(totp.createdAt, i18n.language) }) : t('app.none')}
        buttons={
          totp ? (
            <ConfirmButton
              size="small"
              label={t('app.remove_confirm')}
              iconStart={<TrashIcon />}
              title={t('app.remove_title')}
              confirmLabel={t('app.remove_confirm')}
              action={remove}
            >
              {t(hasPasskey ? 'app.remove_text_passkey' : 'app.remove_text')}
            </ConfirmButton>
          ) : (
            <Button
              size="small"
              iconStart={<PlusIcon />}
              isBusy={begin.isPending}
              onClick={() => begin.mutate()}
            >
              {t('app.add')}
            </Button>
          )
        }
      />
      {begin.data && <AddAppDialog made={begin.data} onClose={begin.reset} onCodes={onCodes} />}
    </>
  );
}

function useBegin() {
  const api = useApi();
  const toast = useToast();
  const refresh = useRefreshFactors();
  return useMutation({
    mutationFn: () => api.factor.beginTotp(),
    // The secret leaves the page's memory with the dialog.
    gcTime: 0,
    onError: async (error) => {
      toast.error(errorTextOf(error));
      // It was set up elsewhere.
      if (isApiError(error, 'conflict')) await refresh();
    },
  });
}

function useRemove() {
  const api = useApi();
  return useRemoval(() => api.factor.removeTotp(), {
    doneText: text('app.removed'),
    refresh: useRefreshFactors(),
  });
}
