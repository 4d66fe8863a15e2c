import type { ReactNode } from 'react';
import classes from './factor-card.module.css';

export interface EntryProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly note: string;
  /** What needs attention. */
  readonly warning?: string | undefined;
  readonly buttons: ReactNode;
}

/** One of the things that an account has, or can have, beside its password. */
export function Entry(props: EntryProps) {
  const { icon, name, note, warning, buttons } = props;
  return (
    <li className={classes.entry}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.texts}>
        <p className={classes.name}>{name}</p>
        <p className={classes.note}>{note}</p>
        {warning !== undefined && <p className={classes.warning}>{warning}</p>}
      </div>
      <div className={classes.buttons}>{buttons}</div>
    </li>
  );
}
