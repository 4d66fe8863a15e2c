import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SpinnerMark } from '../spinner/spinner.tsx';
import classes from './icon-button.module.css';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: ReactNode;
  /** The accessible name; also the tooltip. */
  label: string;
  /** `quiet` (default) without a frame, `secondary` framed, `primary` filled, `danger` red. */
  variant?: 'quiet' | 'secondary' | 'primary' | 'danger' | undefined;
  isBusy?: boolean | undefined;
  /** A count over the corner, e.g. unread messages; hidden at 0. Put it in `label` too. */
  badgeCount?: number | undefined;
}

/** A square button of 44 px with only an icon. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    variant = 'quiet',
    isBusy = false,
    badgeCount = 0,
    className,
    onClick,
    ...button
  } = props;
  return (
    <button
      type="button"
      title={label}
      {...button}
      {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      aria-label={label}
      className={classNames(classes.button, classes[variant], className)}
      onClick={(event) => {
        if (!isBusy) onClick?.(event);
      }}
    >
      {isBusy ? <SpinnerMark /> : icon}
      {badgeCount > 0 && (
        // Drawn by the style sheet: visible text would have to be part of the label, word for word.
        <span className={classes.badge} aria-hidden data-count={badgeCount > 99 ? '99+' : badgeCount} />
      )}
    </button>
  );
}
