import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ErrorState } from 'shared-ui';
import { dispatchAreaError } from '../lib/area-error.ts';

/** The last resort: the frame itself has failed, so there is nothing around this. */
export function BrokenFrame() {
  const { t } = useTranslation('shell');
  useEffect(() => dispatchAreaError({ area: 'shell', error: undefined, kind: 'error' }), []);
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
