import { useTranslation } from 'react-i18next';
import { useDraftUndo } from '../../lib/use-draft-undo.ts';
import type { DraftCategory, DraftItem } from './menu-draft.ts';
import type { MenuEditor } from './use-menu-editor.ts';

/** Deletes from the draft; the toast offers to undo it. */
export function useRemoval({ change }: MenuEditor) {
  const offer = useDraftUndo();
  const { t } = useTranslation('provider-menu');
  const offerUndo = (message: string, undo: () => void) => offer(message, t('undo'), undo);
  return {
    removeCategory: (category: DraftCategory, index: number) => {
      change({ type: 'removeCategory', key: category.key });
      offerUndo(t('category.removed', { name: category.category }), () =>
        change({ type: 'insertCategory', index, category }),
      );
    },
    removeItem: (categoryKey: string, item: DraftItem, index: number) => {
      change({ type: 'removeItem', key: item.key });
      offerUndo(t('item.removed', { name: item.name }), () =>
        change({ type: 'insertItem', categoryKey, index, item }),
      );
    },
  };
}
