import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../icon/icons.ts';
import { useUiText } from '../text/use-ui-text.ts';
import classes from './notice.module.css';

/** Props of {@link Notice}. */
export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  title?: string | undefined;
  children?: ReactNode | undefined;
  /** A button or link that helps. */
  action?: ReactNode | undefined;
  onDismiss?: (() => void) | undefined;
  /** `auto`: `danger` is an assertive live region, the others are polite. `none`: no live region. */
  live?: 'auto' | 'none' | undefined;
  className?: string | undefined;
}

/** A message in the page: what happened, what to know, what to do. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, onDismiss, live = 'auto', className } = props;
  const text = useUiText();
  const role = live === 'none' ? undefined : tone === 'danger' ? 'alert' : 'status';
  return (
    <div role={role} className={classNames(classes.notice, classes[tone], className)}>
      <span className={classes.icon}>{icons[tone]}</span>
      <div className={classes.texts}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </div>
      {onDismiss !== undefined && (
        <IconButton
          className={classes.dismiss}
          icon={<CloseIcon />}
          label={text('close')}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}

const icons = {
  info: <InfoIcon />,
  success: <CheckCircleIcon />,
  warning: <AlertIcon />,
  danger: <AlertIcon />,
} as const;
