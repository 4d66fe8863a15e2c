import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { Button, classNames, IconButton } from 'shared-ui';
import { EditIcon, PlusIcon, TrashIcon } from 'shared-ui/icons';
import { CategoryDialog } from './category-dialog.tsx';
import { ItemRow } from './item-row.tsx';
import type { DraftAction, DraftCategory, DraftItem } from './menu-draft.ts';
import type { GroupsDraft } from './options/group-draft.ts';
import { DragHandle } from './reorder/drag-handle.tsx';
import mark from './reorder/drop-mark.module.css';
import { dropMarks, type DropMark } from './reorder/drop-marks.ts';
import { MoveButtons } from './reorder/move-buttons.tsx';
import { useReorderContext } from './reorder/reorder-context.ts';
import classes from './category-section.module.css';

interface CategorySectionProps {
  category: DraftCategory;
  /** The options of the menu, which dishes name. */
  groups: GroupsDraft;
  restaurant: Restaurant;
  /** Where in the section the dragged category or dish would be dropped. */
  dropMark: DropMark | undefined;
  /** Median price of the menu's dishes. */
  usual: number | undefined;
  /** Whether another category has the name. */
  isTaken: (name: string) => boolean;
  onChange: (action: DraftAction) => void;
  onRemove: () => void;
  /** Null for a new dish. */
  onEditItem: (item: DraftItem | null) => void;
  onRemoveItem: (item: DraftItem, index: number) => void;
}

/** One category of the menu with its dishes. */
export function CategorySection(props: CategorySectionProps) {
  const { category, groups, restaurant, onEditItem, onRemoveItem } = props;
  const { t } = useTranslation('provider-menu');
  const { items } = category;
  const { activeMove, place } = useReorderContext();
  const isTarget = activeMove?.kind === 'item' && place?.categoryKey === category.key;
  const marks = isTarget ? dropMarks(items, activeMove.key, place.index) : undefined;
  return (
    <section
      aria-labelledby={category.key}
      data-category={category.key}
      data-drop={props.dropMark}
      className={classNames(mark.target, classes.section, activeMove?.key === category.key && classes.moved)}
    >
      <SectionHeader {...props} />
      {items.length === 0 && (
        <p className={classes.empty} data-drop={isTarget ? 'into' : undefined}>
          {t('category.empty')}
        </p>
      )}
      <ul className={classes.items}>
        {items.map((item, index) => (
          <ItemRow
            key={item.key}
            item={item}
            groups={item.groups.flatMap((key) => groups.find((group) => group.key === key)?.name ?? [])}
            restaurant={restaurant}
            dropMark={marks?.get(item.key)}
            usual={props.usual}
            onEdit={() => onEditItem(item)}
            onRemove={() => onRemoveItem(item, index)}
          />
        ))}
      </ul>
      <Button
        className={classes.add}
        iconStart={<PlusIcon />}
        aria-label={t('item.add_to', { category: category.category })}
        onClick={() => onEditItem(null)}
      >
        {t('item.add')}
      </Button>
    </section>
  );
}

function SectionHeader(props: CategorySectionProps) {
  const { category, restaurant, onChange, onRemove } = props;
  const { key, category: name, items } = category;
  const { t } = useTranslation('provider-menu');
  const [isRenaming, setRenaming] = useState(false);
  return (
    <header className={classes.header} data-category-head={key}>
      <DragHandle entry={{ kind: 'category', key }} name={name} />
      <div className={classes.heading}>
        <h2 id={key} className={classes.name} dir="auto">
          {name}
        </h2>
        <p className={classes.count}>{t('category.dishes', { count: items.length })}</p>
      </div>
      <div className={classes.buttons}>
        <MoveButtons entry={{ kind: 'category', key }} name={name} />
        <IconButton
          icon={<EditIcon />}
          label={t('category.rename', { name })}
          onClick={() => setRenaming(true)}
        />
        <IconButton icon={<TrashIcon />} label={t('category.remove', { name })} onClick={onRemove} />
      </div>
      {isRenaming && (
        <CategoryDialog
          category={category}
          isTaken={props.isTaken}
          original={restaurant.language ?? null}
          onClose={() => setRenaming(false)}
          onRename={(next, translations) => {
            onChange({ type: 'renameCategory', key, name: next, translations });
            setRenaming(false);
          }}
        />
      )}
    </header>
  );
}
