import { useEffect, useEffectEvent } from 'react';
import { lazyTexts, useLazy } from 'shared-ui';
import { useToast } from 'shared-ui/toast';

const text = lazyTexts('errors');

/**
 * Loads the code of a dialog that is to be shown; null until it is there. If that fails, a message says so and `onFail`
 * is called.
 *
 * @param load `() => import('./dialog.tsx')`, declared outside of the component
 */
export function useDialogCode<T extends object>(load: () => Promise<T>, onFail: () => void): T | null {
  const { loaded, hasFailed, start } = useLazy(load);
  const toast = useToast();
  const fail = useEffectEvent(() => {
    toast.error(text('network_error'));
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
