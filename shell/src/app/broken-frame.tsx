import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button, ErrorState } from 'shared-ui';
import { dispatchAreaError } from '../lib/area-error.ts';

/** The last resort: shown alone, since the frame itself has failed. */
export function BrokenFrame() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  useEffect(() => dispatchAreaError({ area: 'shell', error, kind: 'error' }), [error]);
  return (
    <main>
      <ErrorState
        isPage
        title={t('area.crashed_title')}
        action={<Button onClick={() => location.reload()}>{t('area.reload')}</Button>}
      >
        {t('broken')}
      </ErrorState>
    </main>
  );
}
