import { useMutation } from '@tanstack/react-query';
import { errorTextOf, fieldErrorsOf, useApi } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { lazyTexts, useOneAtATime } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { isSame } from '../../lib/is-same.ts';
import { useCacheRestaurant } from '../../lib/use-cache-restaurant.ts';
import { conflictIn, updateRestaurant } from '../../lib/update-restaurant.ts';
import { contentOfEdited, toEdited, toInput, type EditedMenu } from './edited-menu.ts';
import type { MenuEditor } from './use-menu-editor.ts';

const text = lazyTexts('provider-menu');

/** A menu to save, and the stored restaurant that it was made from. */
interface SaveMenu {
  readonly base: Restaurant;
  readonly edited: EditedMenu;
  /** It undoes a save. */
  readonly isUndo?: boolean;
}

/** Others may have saved a category of the same name, or an undone removal has brought it back. */
function reasonOf(failure: unknown) {
  const isTaken = Object.keys(fieldErrorsOf(failure)).some((path) => /^menu\.\d+\.category$/.test(path));
  return isTaken ? text('category.taken') : errorTextOf(failure);
}

/** Saves the draft. A menu that somebody else has changed meanwhile gives a `conflict`. */
export function useSaveMenu(editor: MenuEditor) {
  const api = useApi();
  const cacheRestaurant = useCacheRestaurant();
  const toast = useToast();
  const oneAtATime = useOneAtATime();

  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ base, edited }: SaveMenu) =>
      updateRestaurant(api, {
        base,
        toChange: () => toInput(edited),
        partOf: toEdited,
        isDone: (current) => isSame(contentOfEdited(toEdited(current)), contentOfEdited(edited)),
      }),
    onSuccess: (saved, { base, isUndo = false }) => {
      cacheRestaurant(saved);
      editor.restart(saved);
      const before = { base: saved, edited: toEdited(base), isUndo: true };
      const undo = () => oneAtATime.start(() => mutate(before));
      if (isUndo) toast.success(text('undone'));
      else toast.success(text('saved'), { action: { label: text('undo'), onAction: undo } });
    },
    onError: (failure, { isUndo = false }) => {
      const isConflict = conflictIn(failure) !== undefined;
      if (isConflict && isUndo) toast.error(text('undo_conflict'));
      if (!isConflict) toast.error(text('save_failed', { why: reasonOf(failure) }));
    },
    onSettled: oneAtATime.end,
  });

  function takeTheirs(theirs: Restaurant) {
    cacheRestaurant(theirs);
    editor.restart(theirs);
    reset();
  }

  return {
    isSaving: isPending,
    /** The menu that others have saved, until the conflict is resolved. */
    conflict: variables?.isUndo ? undefined : conflictIn(error),
    save: () => oneAtATime.start(() => mutate({ base: editor.base, edited: editor.edited })),
    /** Saves the merged menu over the version that was shown. */
    saveMerged: (shown: Restaurant, edited: EditedMenu) => {
      editor.rebase(shown, edited);
      oneAtATime.start(() => mutate({ base: shown, edited }));
    },
    /** Discards the draft. */
    takeTheirs,
    settle: reset,
  };
}
