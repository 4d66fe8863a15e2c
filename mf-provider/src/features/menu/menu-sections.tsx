import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldName, type Restaurant } from 'shared-api/contract';
import { classNames, EmptyState } from 'shared-ui';
import { AddCategory } from './add-category.tsx';
import { CategorySection } from './category-section.tsx';
import type { EditedItem } from './item-dialog.tsx';
import type { DraftCategory } from './menu-draft.ts';
import { newKey } from './new-key.ts';
import { dropMarks } from './reorder/drop-marks.ts';
import { ReorderContext } from './reorder/reorder-context.ts';
import { ReorderAnnouncer } from './reorder/reorder-announcer.tsx';
import { useReorder } from './reorder/use-reorder.ts';
import type { MenuEditor } from './use-menu-editor.ts';
import { useRemoval } from './use-removal.ts';
import { usualPrice } from './usual-price.ts';
import classes from './menu-editor.module.css';

interface MenuSectionsProps {
  editor: MenuEditor;
  restaurant: Restaurant;
  /** The menu is being saved and cannot be changed. */
  isLocked: boolean;
  onEditItem: (edited: EditedItem) => void;
}

/** Every category with its dishes, to edit and reorder. */
export function MenuSections(props: MenuSectionsProps) {
  const { editor, restaurant, isLocked, onEditItem } = props;
  const { draft, groups, change } = editor;
  const { t } = useTranslation('provider-menu');
  const removal = useRemoval(editor);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const reorder = useReorder(root, draft, change);
  const { activeMove, place } = reorder;
  const isCategoryMoved = activeMove?.kind === 'category';
  const marks = isCategoryMoved && place ? dropMarks(draft, activeMove.key, place.index) : undefined;
  const usual = usualPrice(draft);
  /** Whether another category has a name; the one that a category has may stay. */
  const isTaken = (own?: DraftCategory) => (name: string) =>
    name !== own?.category && draft.some((one) => one !== own && foldName(one.category) === foldName(name));
  return (
    <ReorderContext value={reorder}>
      <div
        ref={setRoot}
        inert={isLocked}
        className={classNames(classes.sections, isCategoryMoved && classes.folded)}
      >
        <ReorderAnnouncer draft={draft} reorder={reorder} />
        {draft.length === 0 && <EmptyState title={t('empty_title')}>{t('empty_text')}</EmptyState>}
        {restaurant.menu.length > 0 && <p className={classes.hint}>{t('switch_off')}</p>}
        {draft.map((category, index) => (
          <CategorySection
            key={category.key}
            category={category}
            isTaken={isTaken(category)}
            groups={groups}
            restaurant={restaurant}
            dropMark={marks?.get(category.key)}
            usual={usual}
            onChange={change}
            onRemove={() => removal.removeCategory(category, index)}
            onEditItem={(item) => onEditItem({ categoryKey: category.key, item })}
            onRemoveItem={(item, at) => removal.removeItem(category.key, item, at)}
          />
        ))}
        <AddCategory
          isTaken={isTaken()}
          onAdd={(name) => change({ type: 'addCategory', key: newKey(), name })}
        />
      </div>
    </ReorderContext>
  );
}
