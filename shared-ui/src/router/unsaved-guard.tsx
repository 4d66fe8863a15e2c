import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { useFormText } from '../text/use-form-text.ts';

/** Props of {@link UnsavedGuard}. */
export interface UnsavedGuardProps {
  isDirty: boolean;
  /** The search parameter that names what is edited: changing it counts as leaving, although the path is the same. */
  subject?: string | undefined;
}

/** Identifies what is edited at an address. */
function editedAt({ pathname, search }: Location, subject: string | undefined): string {
  return `${pathname}?${(subject && new URLSearchParams(search).get(subject)) ?? ''}`;
}

/** Asks before leaving a page with unsaved changes: with our dialog inside the site, else with the browser's. */
export function UnsavedGuard(props: UnsavedGuardProps) {
  const { isDirty, subject } = props;
  const text = useFormText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && editedAt(currentLocation, subject) !== editedAt(nextLocation, subject),
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
