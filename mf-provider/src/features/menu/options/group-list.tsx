import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OPTION_LIMITS, type Restaurant } from 'shared-api/contract';
import { Button, ConfirmDialog, EmptyState, formatList, lazyTexts, useLanguage } from 'shared-ui';
import { PlusIcon } from 'shared-ui/icons';
import { useDraftUndo } from '../../../lib/use-draft-undo.ts';
import type { MenuEditor } from '../use-menu-editor.ts';
import { dishNames } from './courses.ts';
import { dishesWith } from './dishes-with.ts';
import type { DraftGroup } from './group-draft.ts';
import { GroupDialog } from './group-dialog.tsx';
import { GroupRow } from './group-row.tsx';
import classes from './group-list.module.css';

const text = lazyTexts('provider-options');

interface GroupListProps {
  editor: MenuEditor;
  restaurant: Restaurant;
  /** The menu is being saved and cannot be changed. */
  isLocked: boolean;
}

/** Every group of options of the restaurant, to make, edit and delete. */
export function GroupList(props: GroupListProps) {
  const { editor, restaurant, isLocked } = props;
  const { draft, groups, change } = editor;
  const { t } = useTranslation('provider-options');
  const [edited, setEdited] = useState<DraftGroup | 'new' | null>(null);
  const [removed, setRemoved] = useState<DraftGroup | null>(null);
  const remove = useGroupRemoval(editor);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isFull = groups.length >= OPTION_LIMITS.groups || count >= OPTION_LIMITS.options;
  const add = (
    <Button
      variant={groups.length === 0 ? 'primary' : undefined}
      iconStart={<PlusIcon />}
      disabled={isFull}
      onClick={() => setEdited('new')}
    >
      {t('add')}
    </Button>
  );
  return (
    <div className={classes.list} inert={isLocked}>
      {groups.length === 0 ? (
        <EmptyState title={t('empty_title')} action={add}>
          {t('empty_text')}
        </EmptyState>
      ) : (
        <p className={classes.hint}>{t('hint')}</p>
      )}
      <ul className={classes.groups}>
        {groups.map((group) => (
          <GroupRow
            key={group.key}
            group={group}
            dishes={dishesWith(draft, group.key)}
            restaurant={restaurant}
            onEdit={() => setEdited(group)}
            onRemove={() => setRemoved(group)}
          />
        ))}
      </ul>
      {groups.length > 0 && <div>{add}</div>}
      {isFull && <p className={classes.hint}>{t('full', OPTION_LIMITS)}</p>}
      {edited && (
        <GroupDialog
          group={edited === 'new' ? undefined : edited}
          restaurant={restaurant}
          dishes={dishNames(draft)}
          onClose={() => setEdited(null)}
          onSave={(group) => {
            change({ type: 'saveGroup', group });
            setEdited(null);
          }}
        />
      )}
      {removed && (
        <RemoveDialog
          group={removed}
          dishes={dishesWith(draft, removed.key)}
          onClose={() => setRemoved(null)}
          onConfirm={() => {
            remove(removed);
            setRemoved(null);
          }}
        />
      )}
    </div>
  );
}

/** Deletes a group from the draft; the toast offers to undo it, and its dishes then have it again. */
function useGroupRemoval({ groups, change }: MenuEditor): (group: DraftGroup) => void {
  const offerUndo = useDraftUndo();
  return (group) => {
    const index = groups.indexOf(group);
    change({ type: 'removeGroup', key: group.key });
    offerUndo(text('removed', { name: group.name }), text('undo'), () =>
      change({ type: 'insertGroup', index, group }),
    );
  };
}

interface RemoveDialogProps {
  group: DraftGroup;
  dishes: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

function RemoveDialog(props: RemoveDialogProps) {
  const { group, dishes, onClose, onConfirm } = props;
  const { t } = useTranslation('provider-options');
  const language = useLanguage();
  return (
    <ConfirmDialog
      isOpen
      title={t('remove_title', { name: group.name })}
      confirmLabel={t('remove_confirm')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {dishes.length === 0 ? t('remove_unused') : t('remove_used', { dishes: formatList(dishes, language) })}
    </ConfirmDialog>
  );
}
