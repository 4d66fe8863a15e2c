import type { ReactNode } from 'react';
import { classNames } from 'shared-ui';
import { AlertIcon } from 'shared-ui/icons';
import classes from './ribbon.module.css';

export interface RibbonProps {
  /** `danger` for faults, `highlight` (default) for overrides. */
  readonly tone?: 'highlight' | 'danger';
  /** How this page differs from everybody else's. */
  readonly children: ReactNode;
  /** Buttons that change or end it. */
  readonly actions?: ReactNode;
}

/** A strip that says how this page differs from everybody else's. */
export function Ribbon(props: RibbonProps) {
  const { tone = 'highlight', children, actions } = props;
  return (
    <div role="status" className={classNames(classes.ribbon, classes[tone])}>
      <AlertIcon className={classes.icon} />
      <p className={classes.text}>{children}</p>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
