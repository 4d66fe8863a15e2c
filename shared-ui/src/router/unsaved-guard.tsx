import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { useUiText } from '../text/use-ui-text.ts';

/** Props of {@link UnsavedGuard}. */
export interface UnsavedGuardProps {
  isDirty: boolean;
}

/** Asks before a page with unsaved changes is left: inside the site with a dialog, otherwise with the browser's own. */
export function UnsavedGuard(props: UnsavedGuardProps) {
  const { isDirty } = props;
  const text = useUiText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isDirty]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={text('unsaved_title')}
      confirmLabel={text('unsaved_leave')}
      cancelLabel={text('unsaved_stay')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {text('unsaved_text')}
    </ConfirmDialog>
  );
}
