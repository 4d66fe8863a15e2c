import type { FormEventHandler, ReactNode } from 'react';
import { Button, Notice } from 'shared-ui';
import { AccountCard } from '../../lib/account-card.tsx';

export interface FormCardProps {
  readonly title: string;
  readonly hint: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** Error of the whole form; fields show their own. */
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly children: ReactNode;
}

/** A form of the profile with its heading and its button. */
export function FormCard(props: FormCardProps) {
  const { title, hint, onSubmit, error, isBusy, submitLabel, busyLabel, children } = props;
  return (
    <AccountCard
      title={title}
      hint={hint}
      onSubmit={onSubmit}
      action={
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      }
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {children}
    </AccountCard>
  );
}
