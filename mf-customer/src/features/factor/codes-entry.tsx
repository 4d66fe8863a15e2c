import { useTranslation } from 'react-i18next';
import { errorTextOf, useApi } from 'shared-api';
import { RECOVERY_CODE_COUNT, type Factors } from 'shared-api/contract';
import { ConfirmButton, formatDateTime, lazyTexts } from 'shared-ui';
import { ReceiptIcon, TrashIcon } from 'shared-ui/icons';
import { AccountEntry } from '../../lib/account-entry.tsx';
import { useRemoval } from '../../lib/use-removal.ts';
import { useRefreshFactors } from './get-factors.ts';

const text = lazyTexts('customer-factor');

/** With so few left it is time for new ones. */
const FEW = 3;

export interface CodesEntryProps {
  readonly factors: Factors;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The recovery codes: makes new ones, and removes them where a passkey is enough. */
export function CodesEntry(props: CodesEntryProps) {
  const { factors, onCodes } = props;
  const { recoveryCodes, totp } = factors;
  const { t, i18n } = useTranslation('customer-factor');
  const make = useMake(onCodes);
  const remove = useRemove();
  const date = recoveryCodes && formatDateTime(recoveryCodes.createdAt, i18n.language);
  const left = recoveryCodes?.left ?? 0;
  return (
    <AccountEntry
      icon={<ReceiptIcon />}
      name={t('codes.name')}
      note={recoveryCodes ? t('codes.left', { left, all: RECOVERY_CODE_COUNT, date }) : t('codes.none')}
      warning={recoveryCodes && left <= FEW ? t('codes.few') : undefined}
      buttons={
        <>
          <ConfirmButton
            size="small"
            label={t(recoveryCodes ? 'codes.renew' : 'codes.make')}
            title={t(recoveryCodes ? 'codes.renew_title' : 'codes.make_title')}
            confirmLabel={t('codes.make_confirm')}
            action={make}
          >
            {t(recoveryCodes ? 'codes.renew_text' : 'codes.make_text')}
          </ConfirmButton>
          {recoveryCodes && !totp && (
            <ConfirmButton
              size="small"
              label={t('codes.remove_confirm')}
              iconStart={<TrashIcon />}
              title={t('codes.remove_title')}
              confirmLabel={t('codes.remove_confirm')}
              action={remove}
            >
              {t('codes.remove_text')}
            </ConfirmButton>
          )}
        </>
      }
    />
  );
}

function useMake(onCodes: CodesEntryProps['onCodes']) {
  const api = useApi();
  const refresh = useRefreshFactors();
  return async () => {
    try {
      const { recoveryCodes } = await api.factor.makeRecoveryCodes();
      onCodes(recoveryCodes);
    } catch (error) {
      return errorTextOf(error);
    }
    await refresh();
    return undefined;
  };
}

function useRemove() {
  const api = useApi();
  return useRemoval(() => api.factor.removeRecoveryCodes(), {
    doneText: text('codes.removed'),
    refresh: useRefreshFactors(),
  });
}
