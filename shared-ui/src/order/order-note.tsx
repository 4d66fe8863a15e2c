import type { ReactNode } from 'react';
import classes from './order-note.module.css';

/** Props of {@link OrderNote}. */
export interface OrderNoteProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** What the customer asks of the restaurant. */
export function OrderNote(props: OrderNoteProps) {
  const { title, children } = props;
  return (
    <p className={classes.note}>
      {title !== undefined && <strong>{title}</strong>}
      <span dir="auto">{children}</span>
    </p>
  );
}
