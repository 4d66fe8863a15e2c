import type { ReactNode } from 'react';
import { EmptyState } from 'shared-ui';
import { AlertIcon, CheckCircleIcon, MailIcon } from 'shared-ui/icons';
import classes from './account-page.module.css';

const ICONS = { done: CheckCircleIcon, mailed: MailIcon, refused: AlertIcon } as const;

interface OutcomeProps {
  readonly kind: keyof typeof ICONS;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** The outcome, announced to screen readers too. */
export function Outcome(props: OutcomeProps) {
  const { kind, title, children, action } = props;
  const Mark = ICONS[kind];
  return (
    <div role="status">
      <EmptyState
        icon={<Mark size="large" className={kind === 'refused' ? classes.refused : classes.done} />}
        title={title}
        action={action}
      >
        {children}
      </EmptyState>
    </div>
  );
}
