import { useMutation } from '@tanstack/react-query';
import { isApiError, useErrorText } from 'shared-api';
import { useToast } from 'shared-ui/toast';

/** What {@link useUndoableRemoval} needs to know of the things that are removed. */
export interface UndoableRemoval<Thing> {
  readonly remove: (thing: Thing) => Promise<unknown>;
  readonly restore: (thing: Thing) => Promise<unknown>;
  /** Shows the change before the service has answered. */
  readonly onRemoving?: (thing: Thing) => unknown;
  readonly onRestoring?: (thing: Thing) => unknown;
  readonly onRemoved?: () => void;
  /** Has the things asked for again, whatever became of the change. */
  readonly refresh: () => Promise<unknown>;
  readonly removedText: (thing: Thing) => string;
  /** Said when a thing is back, where its coming back is not seen. */
  readonly restoredText?: (thing: Thing) => string;
  readonly undoText: string;
}

/** Removes a thing, says so, and offers to put it back. */
export function useUndoableRemoval<Thing>(options: UndoableRemoval<Thing>) {
  const { remove, restore, onRemoving, onRestoring, onRemoved, refresh } = options;
  const { removedText, restoredText, undoText } = options;
  const toast = useToast();
  const errorText = useErrorText();
  const undo = useMutation({
    mutationFn: restore,
    onMutate: (thing) => onRestoring?.(thing),
    onSuccess: (_reply, thing) => restoredText && toast.success(restoredText(thing)),
    onError: (error) => toast.error(errorText(error)),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: remove,
    onMutate: (thing) => onRemoving?.(thing),
    onSuccess: (_reply, thing) => {
      onRemoved?.();
      toast.show(removedText(thing), { action: { label: undoText, onAction: () => undo.mutate(thing) } });
    },
    // Gone already, from another device: as it should be.
    onError: (error) => !isApiError(error, 'not_found') && toast.error(errorText(error)),
    onSettled: refresh,
  });
}
