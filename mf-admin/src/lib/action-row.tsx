import type { ReactNode } from 'react';
import { classNames } from 'shared-ui';
import classes from './action-row.module.css';

interface ActionRowProps {
  children?: ReactNode;
  /** What deletes, ends or turns down: last and apart, so that nobody presses it for another. */
  destructive?: ReactNode;
  className?: string | undefined;
}

/** The actions on a record. */
export function ActionRow(props: ActionRowProps) {
  const { children, destructive, className } = props;
  return (
    <div className={classNames(classes.row, className)}>
      {children}
      {destructive && <span className={classes.apart}>{destructive}</span>}
    </div>
  );
}
