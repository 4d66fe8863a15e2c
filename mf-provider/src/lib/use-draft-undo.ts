import { useEffect, useRef } from 'react';
import { useToast } from 'shared-ui/toast';

/**
 * Says what was done to a draft and offers the way back. The draft is gone with its page, and so is the way back: the
 * message goes with them.
 */
export function useDraftUndo(): (message: string, undoText: string, undo: () => void) => void {
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
