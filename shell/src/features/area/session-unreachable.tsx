import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from 'shared-api';
import { ErrorState } from 'shared-ui';

/** Shown in a guarded region when the session can't be fetched. */
export function SessionUnreachable() {
  const { t } = useTranslation('shell');
  const load = useSession((session) => session.load);
  const [isRetrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    await load();
    setRetrying(false);
  }

  return (
    <ErrorState
      isPage
      title={t('session.unreachable_title')}
      onRetry={() => void retry()}
      retryLabel={t('area.retry')}
      isRetrying={isRetrying}
    >
      {t('session.unreachable')}
    </ErrorState>
  );
}
