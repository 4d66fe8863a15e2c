import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi, useErrorText } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { useOneAtATime } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { isSame } from '../../lib/is-same.ts';
import { useCacheRestaurant } from '../../lib/restaurant-queries.ts';
import { conflictIn, updateRestaurant } from '../../lib/update-restaurant.ts';
import { contentOf, toDraft, toMenuInput, type MenuDraft } from './menu-draft.ts';
import type { MenuEditor } from './use-menu-editor.ts';

/** A menu to save, and the stored restaurant that it was made from. */
interface SaveMenu {
  readonly base: Restaurant;
  readonly draft: MenuDraft;
  /** It undoes a save. */
  readonly isUndo?: boolean;
}

/** Saves the draft. A menu that somebody else has changed meanwhile gives a `conflict`. */
export function useSaveMenu(editor: MenuEditor) {
  const api = useApi();
  const cacheRestaurant = useCacheRestaurant();
  const toast = useToast();
  const errorText = useErrorText();
  const { t } = useTranslation('provider-menu');
  const oneAtATime = useOneAtATime();

  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ base, draft }: SaveMenu) =>
      updateRestaurant(api, {
        base,
        toChange: () => ({ menu: toMenuInput(draft) }),
        partOf: ({ menu }) => toDraft(menu),
        isDone: ({ menu }) => isSame(contentOf(toDraft(menu)), contentOf(draft)),
      }),
    onSuccess: (saved, { base, isUndo = false }) => {
      cacheRestaurant(saved);
      editor.restart(saved);
      const before = { base: saved, draft: toDraft(base.menu), isUndo: true };
      const undo = () => oneAtATime.start(() => mutate(before));
      if (isUndo) toast.success(t('undone'));
      else toast.success(t('saved'), { action: { label: t('undo'), onAction: undo } });
    },
    onError: (failure, { isUndo = false }) => {
      const isConflict = conflictIn(failure) !== undefined;
      if (isConflict && isUndo) toast.error(t('undo_conflict'));
      if (!isConflict) toast.error(t('save_failed', { why: errorText(failure) }));
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
    save: () => oneAtATime.start(() => mutate({ base: editor.base, draft: editor.draft })),
    /** Saves the merged menu over the version that was shown. */
    saveMerged: (shown: Restaurant, draft: MenuDraft) => {
      editor.rebase(shown, draft);
      oneAtATime.start(() => mutate({ base: shown, draft }));
    },
    /** Discards the draft. */
    takeTheirs,
    settle: reset,
  };
}
