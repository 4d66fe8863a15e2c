import { useMutation } from '@tanstack/react-query';
import { errorTextOf, isApiError } from 'shared-api';
import type { LazyText } from 'shared-ui';
import { useToast } from 'shared-ui/toast';

/** Options of {@link useUndoableRemoval}. */
export interface UndoableRemoval<Thing> {
  /** Changes of one scope reach the service one after the other, in the order in which they were made. */
  readonly scope: string;
  readonly remove: (thing: Thing) => Promise<unknown>;
  readonly restore: (thing: Thing) => Promise<unknown>;
  /** Applies the change optimistically. */
  readonly onRemoving?: (thing: Thing) => unknown;
  readonly onRestoring?: (thing: Thing) => unknown;
  readonly onRemoved?: () => void;
  /** Refetches, whether the change succeeded or not. */
  readonly refresh: () => Promise<unknown>;
  readonly removedText: (thing: Thing) => LazyText;
  /** Message after a restore that is not visible on screen. */
  readonly restoredText?: (thing: Thing) => LazyText;
  readonly undoText: LazyText;
}

/** Removes an entry with a toast that offers to undo it. */
export function useUndoableRemoval<Thing>(options: UndoableRemoval<Thing>) {
  const { remove, restore, onRemoving, onRestoring, onRemoved, refresh } = options;
  const { removedText, restoredText, undoText } = options;
  const scope = { id: options.scope };
  const toast = useToast();
  const undo = useMutation({
    scope,
    mutationFn: restore,
    onMutate: (thing) => onRestoring?.(thing),
    onSuccess: (_reply, thing) => restoredText && toast.success(restoredText(thing)),
    onError: (error) => toast.error(errorTextOf(error)),
    onSettled: refresh,
  });
  return useMutation({
    scope,
    mutationFn: remove,
    onMutate: (thing) => onRemoving?.(thing),
    onSuccess: (_reply, thing) => {
      onRemoved?.();
      toast.show(removedText(thing), { action: { label: undoText, onAction: () => undo.mutate(thing) } });
    },
    // Already removed on another device.
    onError: (error) => !isApiError(error, 'not_found') && toast.error(errorTextOf(error)),
    onSettled: refresh,
  });
}
