import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './bottom-bar.module.css';

/** Props of {@link BottomBar}. */
export interface BottomBarProps {
  children: ReactNode;
  /** Shows it on phones only (`--mobile`), where a side panel has no room. */
  isPhoneOnly?: boolean | undefined;
  className?: string | undefined;
}

/** Sticks to the bottom of the window and holds the next action; toasts appear above it. */
export function BottomBar(props: BottomBarProps) {
  const { children, isPhoneOnly = false, className } = props;
  return (
    <div
      data-bottom-bar={isPhoneOnly ? 'phone' : ''}
      className={classNames(classes.bar, isPhoneOnly && classes.phone, className)}
    >
      {children}
    </div>
  );
}
