import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from 'shared-ui';
import { Icon } from 'shared-ui/icons';
import type { Moving } from './place.ts';
import { useReorderContext } from './reorder-context.ts';
import { usePointerDrag } from './use-pointer-drag.ts';
import classes from './drag-handle.module.css';

/** Id of the instructions for all handles. */
export const HANDLE_HELP_ID = 'menu-move-help';

interface DragHandleProps {
  moving: Moving;
  name: string;
}

/** Handle of a category or a dish: drag it, or pick it up with Space and move it with the arrow keys. */
export function DragHandle(props: DragHandleProps) {
  const { moving, name } = props;
  const { t } = useTranslation('provider-menu');
  const reorder = useReorderContext();
  const begin = usePointerDrag(reorder);
  const lift = reorder.lift?.key === moving.key ? reorder.lift : null;

  function handleKeyDown(event: KeyboardEvent) {
    const isToggle = event.key === ' ' || event.key === 'Enter';
    if (!lift) {
      if (!isToggle) return;
      reorder.pickUp(moving, 'keyboard');
    } else if (isToggle) reorder.drop(moving, null);
    else if (event.key === 'Escape') reorder.cancel(lift);
    else if (event.key === 'ArrowUp') reorder.step(moving, -1);
    else if (event.key === 'ArrowDown') reorder.step(moving, 1);
    else {
      // Tab moves the focus and ends the move.
      if (event.key === 'Tab') reorder.drop(moving, null);
      return;
    }
    event.preventDefault();
  }

  return (
    <button
      type="button"
      data-handle={moving.key}
      aria-label={t('move.handle', { name })}
      aria-describedby={HANDLE_HELP_ID}
      aria-pressed={lift !== null}
      className={classNames(classes.handle, lift && classes.lifted)}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => begin(event, moving)}
    >
      <Icon>
        <path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" />
      </Icon>
    </button>
  );
}
