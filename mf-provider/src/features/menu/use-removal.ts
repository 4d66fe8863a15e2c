import { useTranslation } from 'react-i18next';
import { useToast } from 'shared-ui/toast';
import type { DraftCategory, DraftItem } from './menu-draft.ts';
import type { MenuEditor } from './use-menu-editor.ts';

/** Deletes from the draft, with a way back for as long as the message stands. */
export function useRemoval({ change }: MenuEditor) {
  const toast = useToast();
  const { t } = useTranslation('provider-menu');
  const offerUndo = (message: string, onAction: () => void) =>
    toast.show(message, { action: { label: t('undo'), onAction } });
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
