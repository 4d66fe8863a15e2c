import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './badge.module.css';

/** The colours of a {@link Badge}. */
export type BadgeTone =
  | 'neutral'
  | 'accent'
  | 'highlight'
  | 'clay'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info';

/** Props of {@link Badge}. */
export interface BadgeProps {
  tone?: BadgeTone | undefined;
  icon?: ReactNode | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A label of a word or two: "New", "Sold out". */
export function Badge(props: BadgeProps) {
  const { tone = 'neutral', icon, children, className } = props;
  return (
    <span className={classNames(classes.badge, classes[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps extends Omit<BadgeProps, 'icon'> {
  /** A text beside the badge, e.g. how long the state lasts. */
  note?: ReactNode | undefined;
}

/** A state as a dot and a word, so that it does not depend on colour alone. */
export function StatusBadge(props: StatusBadgeProps) {
  const { note, ...badge } = props;
  const status = <Badge {...badge} icon={<span className={classes.dot} aria-hidden />} />;
  if (note === undefined) return status;
  return (
    <span className={classes.noted}>
      {status} <span className={classes.note}>{note}</span>
    </span>
  );
}
