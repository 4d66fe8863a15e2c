import { type LazyText, lazyTexts } from 'shared-ui';
import { useDraftUndo } from '../../lib/use-draft-undo.ts';
import type { DraftCategory, DraftItem } from './menu-draft.ts';
import type { MenuEditor } from './use-menu-editor.ts';

const text = lazyTexts('provider-menu');

/** Deletes from the draft; the toast offers to undo it. */
export function useRemoval({ change }: MenuEditor) {
  const offer = useDraftUndo();
  const offerUndo = (message: LazyText, undo: () => void) => offer(message, text('undo'), undo);
  return {
    removeCategory: (category: DraftCategory, index: number) => {
      change({ type: 'removeCategory', key: category.key });
      offerUndo(text('category.removed', { name: category.category }), () =>
        change({ type: 'insertCategory', index, category }),
      );
    },
    removeItem: (categoryKey: string, item: DraftItem, index: number) => {
      change({ type: 'removeItem', key: item.key });
      offerUndo(text('item.removed', { name: item.name }), () =>
        change({ type: 'insertItem', categoryKey, index, item }),
      );
    },
  };
}
