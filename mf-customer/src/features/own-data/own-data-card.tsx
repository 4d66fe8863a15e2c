import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi, useErrorText } from 'shared-api';
import type { OwnData } from 'shared-api/contract';
import { Button, lazyTexts, Notice } from 'shared-ui';
import { ArrowDownIcon } from 'shared-ui/icons';
import { useToast } from 'shared-ui/toast';
import { AccountCard } from '../../lib/account-card.tsx';
import { useUser } from '../../lib/use-user.ts';
import { saveFile } from '../../lib/save-file.ts';
import classes from './own-data.module.css';

const text = lazyTexts('customer-data');

/** Downloads everything stored about the user. */
export function OwnDataCard() {
  const { t } = useTranslation('customer-data');
  const { role } = useUser();
  const errorText = useErrorText();
  const fetchData = useDownload();
  return (
    <AccountCard
      title={t('export.title')}
      hint={t('export.hint')}
      action={
        <Button
          iconStart={<ArrowDownIcon />}
          isBusy={fetchData.isPending}
          busyLabel={t('export.collecting')}
          onClick={() => fetchData.mutate()}
        >
          {t('export.button')}
        </Button>
      }
    >
      <ul className={classes.points}>
        <li>{t('export.profile')}</li>
        {role === 'PROVIDER' && <li>{t('export.storefronts')}</li>}
        <li>{t('export.orders')}</li>
        <li>{t('export.traces')}</li>
      </ul>
      <p className={classes.note}>{t('export.without')}</p>
      {fetchData.isError && <Notice tone="danger">{errorText(fetchData.error)}</Notice>}
    </AccountCard>
  );
}

function useDownload() {
  const api = useApi();
  const { id } = useUser();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api.user.exportOwn({ params: { id } }),
    onSuccess: (data: OwnData) => {
      saveFile(`maida-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
      toast.success(text('export.done'));
    },
  });
}
