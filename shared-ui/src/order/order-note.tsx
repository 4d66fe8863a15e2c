import { TypedText } from '../typed-text/typed-text.tsx';
import classes from './order-note.module.css';

/** Props of {@link OrderNote}. */
export interface OrderNoteProps {
  readonly title?: string;
  readonly children: string;
}

/** What the customer asks of the restaurant. */
export function OrderNote(props: OrderNoteProps) {
  const { title, children } = props;
  return (
    <p className={classes.note}>
      {title !== undefined && <strong>{title}</strong>}
      <TypedText as="span" text={children} />
    </p>
  );
}
