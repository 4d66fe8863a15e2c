import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useSurface } from '../surface/use-surface.ts';
import classes from './popover.module.css';

/** Attributes for the button that opens a {@link Popover}. */
export interface PopoverTriggerProps {
  id: string;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-haspopup': 'dialog';
  onClick: () => void;
}

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Names the panel for screen readers. */
  label: string;
  /** Renders the button: `(trigger) => <IconButton icon={…} label={…} {...trigger} />`. */
  renderTrigger: (trigger: PopoverTriggerProps) => ReactNode;
  /** The content, rendered only while open. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Called after opening and closing. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
}

/**
 * A non-modal panel under the button that opens it. Closes on Esc, on Back, on a click outside and when the focus
 * leaves it.
 * On a phone it spans the window's width under the header. The panel stays in the page: the `popover` attribute would
 * need anchor positioning, which Safari has only since 26.
 */
export function Popover(props: PopoverProps) {
  const { label, renderTrigger, children, onToggle, className } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);

  function toggle(next: boolean) {
    setOpen(next);
    onToggle?.(next);
  }

  function close() {
    toggle(false);
    document.getElementById(`${id}-trigger`)?.focus();
  }

  useSurface(isOpen, () => {
    close();
    return true;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePointerDown = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) toggle(false);
    };
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  });

  return (
    <div
      ref={root}
      className={classes.root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
      onBlur={(event) => {
        const nextFocus = event.relatedTarget;
        if (isOpen && nextFocus !== null && !event.currentTarget.contains(nextFocus)) toggle(false);
      }}
    >
      {renderTrigger({
        id: `${id}-trigger`,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        'aria-haspopup': 'dialog',
        onClick: () => toggle(!isOpen),
      })}
      {isOpen && (
        <div
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={classNames(classes.panel, className)}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}
