import type { FormEventHandler, ReactNode } from 'react';
import { Button, Card, Notice } from 'shared-ui';
import classes from './form-card.module.css';

export interface FormCardProps {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** What went wrong with the whole form; its fields say their own. */
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly children: ReactNode;
}

/** A form of the profile with its heading and its button. */
export function FormCard(props: FormCardProps) {
  const { id, title, hint, onSubmit, error, isBusy, submitLabel, busyLabel, children } = props;
  return (
    <Card as="section" aria-labelledby={id}>
      <form noValidate onSubmit={onSubmit} className={classes.form}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <p className={classes.hint}>{hint}</p>
        </div>
        {error && <Notice tone="danger">{error}</Notice>}
        {children}
        <Button
          type="submit"
          variant="primary"
          isBusy={isBusy}
          busyLabel={busyLabel}
          className={classes.submit}
        >
          {submitLabel}
        </Button>
      </form>
    </Card>
  );
}
