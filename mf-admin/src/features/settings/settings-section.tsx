import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { Card, ErrorState, Loading, Skeleton, Stack } from 'shared-ui';
import { SettingsForm } from './settings-form.tsx';
import { useSettings } from './settings-queries.ts';

/** The settings of the site, once they are known. */
export function SettingsSection() {
  const { t } = useTranslation('admin-settings');
  const errorText = useErrorText();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useSettings();
  // What another area read a while ago may be old; a form must not begin with it.
  if (data && isFetchedAfterMount) return <SettingsForm settings={data} />;
  if (error) {
    return (
      <Card>
        <ErrorState title={t('load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <Loading>
      <Card>
        <Stack>
          <Skeleton width="short" />
          <Skeleton shape="button" width="full" />
          <Skeleton width="short" />
          <Skeleton shape="button" width="full" />
          <Skeleton width="short" />
          <Skeleton shape="button" width="full" />
        </Stack>
      </Card>
    </Loading>
  );
}
