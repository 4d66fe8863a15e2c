import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { lazyTexts, RadioGroup, SaveBar } from 'shared-ui';
import { UnsavedGuard } from 'shared-ui/router';
import { RESTAURANT_PARAMETER } from '../../lib/chosen-restaurant.ts';
import { useDraftUndo } from '../../lib/use-draft-undo.ts';
import { ItemDialog, type EditedItem } from './item-dialog.tsx';
import { MenuConflict } from './menu-conflict.tsx';
import { MenuQuota } from './menu-quota.tsx';
import { MenuSections } from './menu-sections.tsx';
import { MenuTools } from './menu-tools.tsx';
import { GroupList } from './options/group-list.tsx';
import { EDITOR_VIEWS, useEditorView, type EditorView } from './options/use-editor-view.ts';
import { LanguageSummary } from './translation/language-summary.tsx';
import { TranslationView } from './translation/translation-view.tsx';
import { useTranslationAddress } from './translation/use-translation-address.ts';
import { useMenuEditor } from './use-menu-editor.ts';
import { useSaveMenu } from './use-save-menu.ts';
import classes from './menu-editor.module.css';

const text = lazyTexts('provider-menu');

/** Edits the whole menu of a restaurant as a draft, saved in one call. */
export function MenuEditorView(props: { restaurant: Restaurant }) {
  const { restaurant } = props;
  const offerUndo = useDraftUndo();
  const editor = useMenuEditor(restaurant);
  const { draft, groups, edited: menu, base, change } = editor;
  const saving = useSaveMenu(editor);
  const original = restaurant.language ?? null;
  const address = useTranslationAddress(original);
  const [view, setView] = useEditorView();
  const [edited, setEdited] = useState<EditedItem | null>(null);

  function discard() {
    editor.restart(restaurant);
    offerUndo(text('discarded'), text('undo'), () => editor.rebase(base, menu));
  }

  return (
    <div className={classes.editor}>
      {original !== null && address.language ? (
        <TranslationView
          editor={editor}
          original={original}
          language={address.language}
          address={address}
          isLocked={saving.isSaving}
        />
      ) : (
        <>
          <MenuQuota restaurant={restaurant} edited={menu} />
          <MenuTools edited={menu} original={original} slug={restaurant.provider.slug} onChange={change} />
          <LanguageSummary edited={menu} restaurant={restaurant} address={address} />
          <ViewChoice view={view} onViewChange={setView} />
          {view === 'options' ? (
            <GroupList editor={editor} restaurant={restaurant} isLocked={saving.isSaving} />
          ) : (
            <MenuSections
              editor={editor}
              restaurant={restaurant}
              isLocked={saving.isSaving}
              onEditItem={setEdited}
            />
          )}
        </>
      )}
      {edited && (
        <ItemDialog
          edited={edited}
          categories={draft}
          groups={groups}
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

function ViewChoice(props: { view: EditorView; onViewChange: (view: string) => void }) {
  const { t } = useTranslation('provider-options');
  return (
    <RadioGroup
      legend={t('view.label')}
      isLegendHidden
      appearance="segmented"
      options={EDITOR_VIEWS.map((view) => ({ value: view, label: t(`view.${view}`) }))}
      value={props.view}
      onValueChange={props.onViewChange}
    />
  );
}
