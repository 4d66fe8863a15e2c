import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useUiText } from '../text/use-ui-text.ts';
import classes from './empty-state.module.css';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** Why the list is empty; "Nothing here yet" by default. */
  title?: string | undefined;
  /** What to do about it. */
  children?: ReactNode | undefined;
  /** The button or link for it. */
  action?: ReactNode | undefined;
  /** Replaces the drawing of an empty plate. */
  icon?: ReactNode | undefined;
  /** For the page's only content: the title becomes an `h1`. */
  isPage?: boolean | undefined;
  className?: string | undefined;
}

/** For an empty list or a missing page: says why and what to do. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, icon, isPage = false, className } = props;
  const text = useUiText();
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={classNames(classes.state, isPage && classes.page, className)}>
      <div className={classes.picture} aria-hidden>
        {icon ?? <EmptyPlate />}
      </div>
      <Title className={classes.title}>{title ?? text('empty_title')}</Title>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}

/** A drawing of a set table with an empty plate. */
function EmptyPlate() {
  return (
    <svg
      viewBox="0 0 144 96"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={3}
      className={classes.plate}
    >
      <rect x="2" y="8" width="140" height="80" rx="40" className={classes.cloth} />
      <circle cx="72" cy="48" r="30" className={classes.dish} />
      <circle cx="72" cy="48" r="19" className={classes.rim} />
      <path d="M21 27v11a6 6 0 0 0 12 0V27M27 27v42" className={classes.cutlery} />
      <path d="M117 69V27c-5 4-7 10-7 17v6h7" className={classes.cutlery} />
    </svg>
  );
}
