import { useEffect, useRef } from 'react';
import type { LazyText } from 'shared-ui';
import { useToast } from 'shared-ui/toast';

/**
 * Shows a toast about a change of a draft that offers to undo it. The draft is gone with its page, and so are the
 * toasts.
 */
export function useDraftUndo(): (message: LazyText, undoText: LazyText, undo: () => void) => void {
  const toast = useToast();
  const shown = useRef(new Set<string>());
  useEffect(() => {
    const ids = shown.current;
    return () => ids.forEach((id) => toast.dismiss(id));
  }, [toast]);
  return (message, label, onAction) => {
    shown.current.add(toast.show(message, { action: { label, onAction } }));
  };
}
