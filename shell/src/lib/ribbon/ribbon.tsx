import type { ReactNode } from 'react';
import { classNames } from 'shared-ui';
import { AlertIcon } from 'shared-ui/icons';
import classes from './ribbon.module.css';

export interface RibbonProps {
  /** `danger` for what breaks on purpose, `highlight` (default) for what is only different. */
  readonly tone?: 'highlight' | 'danger';
  /** What is not as for everybody else on this page. */
  readonly children: ReactNode;
  /** Buttons: change it, end it. */
  readonly actions?: ReactNode;
}

/** Says for as long as it holds that this page is not what everybody else gets. */
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
