import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi, useErrorText } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { useToast } from 'shared-ui/toast';
import { useKeepRestaurant } from '../../lib/restaurant-queries.ts';
import { conflictIn, updateRestaurant } from '../../lib/update-restaurant.ts';
import { toDraft, toMenuInput } from './menu-draft.ts';
import type { MenuEditor } from './use-menu-editor.ts';

/** Saves the draft. A menu that was changed elsewhere meanwhile ends in `conflict`, never in a silent overwrite. */
export function useSaveMenu(editor: MenuEditor) {
  const api = useApi();
  const keep = useKeepRestaurant();
  const toast = useToast();
  const errorText = useErrorText();
  const { t } = useTranslation('provider-menu');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (base: Restaurant) =>
      updateRestaurant(api, {
        base,
        toChange: () => ({ menu: toMenuInput(editor.draft) }),
        partOf: ({ menu }) => toDraft(menu),
      }),
    onSuccess: (saved) => {
      keep(saved);
      editor.restart(saved);
      toast.success(t('saved'));
    },
    onError: (failure) => {
      if (!conflictIn(failure)) toast.error(t('save_failed', { why: errorText(failure) }));
    },
  });
  return {
    isSaving: isPending,
    /** The menu as others have left it, until somebody decides. */
    conflict: conflictIn(error),
    save: () => mutate(editor.base),
    /** Saves over a version that was shown before. */
    saveOver: (shown: Restaurant) => mutate(shown),
    settle: reset,
  };
}
