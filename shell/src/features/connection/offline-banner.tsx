import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoIcon } from 'shared-ui/icons';
import classes from './offline-banner.module.css';

/** Says that the device has no connection, for as long as it has none. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.banner}>
          <InfoIcon className={classes.icon} />
          {t('offline')}
        </p>
      )}
    </div>
  );
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
