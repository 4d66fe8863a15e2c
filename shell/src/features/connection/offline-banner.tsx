import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button, formatTimestamp } from 'shared-ui';
import { InfoIcon } from 'shared-ui/icons';
import { useAreasState } from '../../lib/areas-context.ts';
import classes from './offline-banner.module.css';
import { useSavedAt } from './saved-replies.ts';
import { callsOf } from './screen-calls.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** Says while the device has no connection, and that a saved copy is shown. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  const savedAt = useScreenSavedAt();
  const refresh = useRefresh(isOnline, savedAt !== undefined);
  const at = savedAt === undefined ? undefined : formatTimestamp(savedAt);
  const text = isOnline ? at && t('saved_slow', { at }) : at ? t('saved_offline', { at }) : t('offline');
  return (
    <div role="status">
      {text && (
        <p className={classes.banner}>
          <InfoIcon className={classes.icon} />
          <span>{text}</span>
          {isOnline && (
            <Button size="small" onClick={refresh}>
              {t('area.retry')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** When the shown copy was saved; undefined for fresh replies. */
function useScreenSavedAt(): string | undefined {
  const { pathname } = useLocation();
  const registry = useAreasState((state) => state.registry);
  return useSavedAt(callsOf(registry, pathname));
}

/**
 * Refetches the page's data; by itself as long as a saved copy is shown: at once when the device is online again, then
 * after growing waits, since a connection that has just come back often fails once more.
 */
function useRefresh(isOnline: boolean, isSaved: boolean): () => void {
  const queryClient = useQueryClient();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isRegained = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (!isOnline || !isSaved) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const refreshAfter = (wait: number) => {
      timer = setTimeout(() => {
        void queryClient.invalidateQueries();
        refreshAfter(Math.min(Math.max(2 * wait, FIRST_WAIT_MS), LONGEST_WAIT_MS));
      }, wait);
    };
    refreshAfter(isRegained ? 0 : FIRST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isOnline, isSaved, queryClient]);
  return () => void queryClient.invalidateQueries();
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
