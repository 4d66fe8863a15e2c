import { useId, type FormEventHandler, type ReactNode } from 'react';
import { Card } from 'shared-ui';
import classes from './account-card.module.css';

export interface AccountCardProps {
  readonly title: string;
  /** A sentence under the title. */
  readonly hint?: string | undefined;
  /** The card's button, at its end. */
  readonly action?: ReactNode;
  /** Submits the card's content as a form. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  readonly children: ReactNode;
}

/** A card with a heading. */
export function AccountCard(props: AccountCardProps) {
  const { title, hint, action, onSubmit, children } = props;
  const id = useId();
  const content = (
    <>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      </div>
      {children}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </>
  );
  return (
    <Card as="section" aria-labelledby={id}>
      {onSubmit ? (
        <form noValidate onSubmit={onSubmit} className={classes.form}>
          {content}
        </form>
      ) : (
        <div className={classes.content}>{content}</div>
      )}
    </Card>
  );
}
