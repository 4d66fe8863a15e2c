import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * What a form that needs cookies says before it is filled in, if the browser keeps none; undefined as a rule, and on a
 * server.
 */
export function useCookiesText(): string | undefined {
  const { t } = useTranslation('errors');
  const areKept = useSyncExternalStore(
    () => () => undefined,
    () => navigator.cookieEnabled,
    () => true,
  );
  return areKept ? undefined : t('cookies_blocked');
}
