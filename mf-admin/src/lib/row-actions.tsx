import type { ReactNode } from 'react';
import classes from './row-actions.module.css';

/** What can be done with a row, side by side at the end of the line. */
export function RowActions(props: { children: ReactNode }) {
  return <span className={classes.actions}>{props.children}</span>;
}
