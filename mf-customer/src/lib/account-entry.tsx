import type { ReactNode } from 'react';
import classes from './account-entry.module.css';

export interface AccountEntryProps {
  readonly icon: ReactNode;
  readonly name: ReactNode;
  readonly note: ReactNode;
  /** What needs attention. */
  readonly warning?: string | undefined;
  readonly buttons: ReactNode;
}

/** One of the things that an account has, or can have, with what can be done to it. */
export function AccountEntry(props: AccountEntryProps) {
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
