import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi, useErrorText } from 'shared-api';
import type { OwnData } from 'shared-api/contract';
import { Button, Card, Notice } from 'shared-ui';
import { ArrowDownIcon } from 'shared-ui/icons';
import { useToast } from 'shared-ui/toast';
import { useUser } from '../../lib/use-user.ts';
import { saveFile } from './save-file.ts';
import classes from './own-data.module.css';

/** Everything that is stored about oneself, as a file. */
export function OwnDataCard() {
  const { t } = useTranslation('customer-data');
  const { role } = useUser();
  const errorText = useErrorText();
  const fetchData = useDownload();
  return (
    <Card as="section" aria-labelledby="own-data" className={classes.card}>
      <div>
        <h2 id="own-data" className={classes.title}>
          {t('export.title')}
        </h2>
        <p className={classes.hint}>{t('export.hint')}</p>
      </div>
      <ul className={classes.points}>
        <li>{t('export.profile')}</li>
        {role === 'PROVIDER' && <li>{t('export.storefronts')}</li>}
        <li>{t('export.orders')}</li>
        <li>{t('export.traces')}</li>
      </ul>
      <p className={classes.hint}>{t('export.without')}</p>
      {fetchData.isError && <Notice tone="danger">{errorText(fetchData.error)}</Notice>}
      <Button
        className={classes.button}
        iconStart={<ArrowDownIcon />}
        isBusy={fetchData.isPending}
        busyLabel={t('export.collecting')}
        onClick={() => fetchData.mutate()}
      >
        {t('export.button')}
      </Button>
    </Card>
  );
}

function useDownload() {
  const { t } = useTranslation('customer-data');
  const api = useApi();
  const { id } = useUser();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api.user.exportOwn({ params: { id } }),
    onSuccess: (data: OwnData) => {
      saveFile(`maida-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
      toast.success(t('export.done'));
    },
  });
}
