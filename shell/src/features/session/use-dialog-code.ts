import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazy } from 'shared-ui';
import { useToast } from 'shared-ui/toast';

/**
 * Loads the code of a dialog that is to be shown; null until it is there. If that fails, a message says so and `onFail`
 * is called.
 *
 * @param load `() => import('./dialog.tsx')`, declared outside of the component
 */
export function useDialogCode<T extends object>(load: () => Promise<T>, onFail: () => void): T | null {
  const { t } = useTranslation('errors');
  const { loaded, hasFailed, start } = useLazy(load);
  const toast = useToast();
  const fail = useEffectEvent(() => {
    toast.error(t('network_error'));
    onFail();
  });
  useEffect(() => {
    void start();
  }, [start]);
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  return loaded;
}
