import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { SaveBar } from 'shared-ui';
import { UnsavedGuard } from 'shared-ui/router';
import { RESTAURANT_PARAMETER } from '../../lib/chosen-restaurant.ts';
import { useDraftUndo } from '../../lib/use-draft-undo.ts';
import { ItemDialog, type EditedItem } from './item-dialog.tsx';
import { MenuConflict } from './menu-conflict.tsx';
import { MenuSections } from './menu-sections.tsx';
import { MenuTools } from './menu-tools.tsx';
import { useMenuEditor } from './use-menu-editor.ts';
import { useSaveMenu } from './use-save-menu.ts';
import classes from './menu-editor.module.css';

/** Edits the whole menu of a restaurant as a draft, saved in one call. */
export function MenuEditorView(props: { restaurant: Restaurant }) {
  const { restaurant } = props;
  const { t } = useTranslation('provider-menu');
  const offerUndo = useDraftUndo();
  const editor = useMenuEditor(restaurant);
  const { draft, base, change } = editor;
  const saving = useSaveMenu(editor);
  const [edited, setEdited] = useState<EditedItem | null>(null);

  function discard() {
    editor.restart(restaurant);
    offerUndo(t('discarded'), t('undo'), () => editor.rebase(base, draft));
  }

  return (
    <div className={classes.editor}>
      <MenuTools draft={draft} slug={restaurant.provider.slug} onChange={change} />
      <MenuSections
        editor={editor}
        restaurant={restaurant}
        isLocked={saving.isSaving}
        onEditItem={setEdited}
      />
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
      <MenuConflict editor={editor} saving={saving} />
      {editor.isDirty && <SaveBar isBusy={saving.isSaving} onDiscard={discard} onSave={saving.save} />}
      <UnsavedGuard isDirty={editor.isDirty} subject={RESTAURANT_PARAMETER} />
    </div>
  );
}
