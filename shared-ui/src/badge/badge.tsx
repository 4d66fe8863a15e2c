import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './badge.module.css';

/** The colours of a {@link Badge}. */
export type BadgeTone =
  'neutral' | 'accent' | 'highlight' | 'clay' | 'success' | 'warning' | 'danger' | 'info';

/** Props of {@link Badge}. */
export interface BadgeProps {
  tone?: BadgeTone | undefined;
  icon?: ReactNode | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A word or two about a thing: "New", "Sold out". */
export function Badge(props: BadgeProps) {
  const { tone = 'neutral', icon, children, className } = props;
  return (
    <span className={classNames(classes.badge, classes[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

/** A state: a dot and its word, so that colour is never alone. */
export function StatusBadge(props: Omit<BadgeProps, 'icon'>) {
  return <Badge {...props} icon={<span className={classes.dot} aria-hidden />} />;
}
