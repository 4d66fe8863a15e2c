import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { RefreshIcon } from '../icon/icons.ts';
import { useUiText } from '../text/use-ui-text.ts';
import classes from './error-state.module.css';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** What failed; "Something went wrong" by default. */
  title?: string | undefined;
  /** Why, and what to do. */
  children?: ReactNode | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  isRetrying?: boolean | undefined;
  /** Another action beside the retry button. */
  action?: ReactNode | undefined;
  /** For the page's only content: the title becomes an `h1`. */
  isPage?: boolean | undefined;
  className?: string | undefined;
}

/** Replaces a region that could not be loaded; offers a retry. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retryLabel, isRetrying, action, isPage = false, className } = props;
  const text = useUiText();
  const Title = isPage ? 'h1' : 'p';
  return (
    <div role="alert" className={classNames(classes.state, className)}>
      <BrokenPlate />
      <Title className={classes.title}>{title ?? text('error_title')}</Title>
      <div className={classes.text}>{children ?? text('error_hint')}</div>
      {(onRetry !== undefined || action !== undefined) && (
        <div className={classes.action}>
          {onRetry !== undefined && (
            <Button iconStart={<RefreshIcon />} isBusy={isRetrying} onClick={() => onRetry()}>
              {retryLabel ?? text('retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

function BrokenPlate() {
  return (
    <svg
      viewBox="-12 0 144 96"
      fill="none"
      strokeLinejoin="round"
      strokeWidth={3}
      aria-hidden
      className={classes.plate}
    >
      <rect x="-10" y="8" width="140" height="80" rx="40" className={classes.cloth} />
      <path d="M58 18a30 30 0 1 0 6 60l-6-14 8-10-10-12 6-10z" className={classes.dish} />
      <path d="M68 20a30 30 0 0 1 5 57l-5-13 8-10-10-12 6-10z" className={classes.dish} />
    </svg>
  );
}
