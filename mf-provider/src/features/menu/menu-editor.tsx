import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { EmptyState, SaveBar } from 'shared-ui';
import { UnsavedGuard } from 'shared-ui/router';
import { useToast } from 'shared-ui/toast';
import { AddCategory } from './add-category.tsx';
import { CategorySection } from './category-section.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ItemDialog, type EditedItem } from './item-dialog.tsx';
import type { DraftCategory, DraftItem } from './menu-draft.ts';
import { newKey } from './new-key.ts';
import { useMenuEditor } from './use-menu-editor.ts';
import { useSaveMenu } from './use-save-menu.ts';
import classes from './menu-editor.module.css';

/** The whole menu of one restaurant, edited as a draft and saved in one go. */
export function MenuEditorView(props: { restaurant: Restaurant }) {
  const { restaurant } = props;
  const { t } = useTranslation('provider-menu');
  const editor = useMenuEditor(restaurant);
  const { draft, change } = editor;
  const saving = useSaveMenu(editor);
  const removal = useRemoval(editor);
  const [edited, setEdited] = useState<EditedItem | null>(null);
  return (
    <div className={classes.editor}>
      {draft.length === 0 && <EmptyState title={t('empty_title')}>{t('empty_text')}</EmptyState>}
      {draft.map((category, index) => (
        <CategorySection
          key={category.key}
          category={category}
          restaurant={restaurant}
          isFirst={index === 0}
          isLast={index === draft.length - 1}
          onChange={change}
          onRemove={() => removal.removeCategory(category, index)}
          onEditItem={(item) => setEdited({ categoryKey: category.key, item })}
          onRemoveItem={(item, place) => removal.removeItem(category.key, item, place)}
        />
      ))}
      <AddCategory onAdd={(name) => change({ type: 'addCategory', key: newKey(), name })} />
      {edited && (
        <ItemDialog
          edited={edited}
          categories={draft}
          restaurant={restaurant}
          onClose={() => setEdited(null)}
          onSave={(categoryKey, item) => {
            change({ type: 'saveItem', categoryKey, item });
            setEdited(null);
          }}
        />
      )}
      <ConflictDialog base={editor.base} saving={saving} onTake={editor.restart} />
      {editor.isDirty && (
        <SaveBar isBusy={saving.isSaving} onDiscard={() => editor.restart(restaurant)} onSave={saving.save} />
      )}
      <UnsavedGuard isDirty={editor.isDirty} />
    </div>
  );
}

/** Deletes from the draft, with a way back for as long as the message stands. */
function useRemoval(editor: ReturnType<typeof useMenuEditor>) {
  const { change } = editor;
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
