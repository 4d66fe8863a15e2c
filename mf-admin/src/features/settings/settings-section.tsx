import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { Card, ErrorState, Loading, Skeleton, Stack } from 'shared-ui';
import { SettingsForm } from './settings-form.tsx';
import { useSettings } from './get-settings.ts';

/** The site settings, once loaded. */
export function SettingsSection() {
  const { t } = useTranslation('admin-settings');
  const errorText = useErrorText();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useSettings();
  // The cached settings of another area may be old; a form must not start with them.
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
