import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from 'shared-ui';
import { Icon } from 'shared-ui/icons';
import type { MenuEntry } from './place.ts';
import { useReorderContext } from './reorder-context.ts';
import { usePointerDrag } from './use-pointer-drag.ts';
import classes from './drag-handle.module.css';

/** Id of the instructions for all handles. */
export const HANDLE_HELP_ID = 'menu-move-help';

interface DragHandleProps {
  entry: MenuEntry;
  name: string;
}

/** Handle of a category or a dish: drag it, or pick it up with Space and move it with the arrow keys. */
export function DragHandle(props: DragHandleProps) {
  const { entry, name } = props;
  const { t } = useTranslation('provider-menu');
  const reorder = useReorderContext();
  const begin = usePointerDrag(reorder);
  const activeMove = reorder.activeMove?.key === entry.key ? reorder.activeMove : null;

  function handleKeyDown(event: KeyboardEvent) {
    const isToggle = event.key === ' ' || event.key === 'Enter';
    if (!activeMove) {
      if (!isToggle) return;
      reorder.pickUp(entry, 'keyboard');
    } else if (isToggle) reorder.drop(entry, null);
    else if (event.key === 'Escape') reorder.cancel(activeMove);
    else if (event.key === 'ArrowUp') reorder.step(entry, -1);
    else if (event.key === 'ArrowDown') reorder.step(entry, 1);
    else {
      // Tab moves the focus and ends the move.
      if (event.key === 'Tab') reorder.drop(entry, null);
      return;
    }
    event.preventDefault();
  }

  return (
    <button
      type="button"
      data-handle={entry.key}
      aria-label={t('move.handle', { name })}
      aria-describedby={HANDLE_HELP_ID}
      aria-pressed={activeMove !== null}
      className={classNames(classes.handle, activeMove && classes.moved)}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => begin(event, entry)}
    >
      <Icon>
        <path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" />
      </Icon>
    </button>
  );
}
