import { TypedText } from '../typed-text/typed-text.tsx';
import { ChangedLines, type ChangedLine } from './changed-lines.tsx';
import { OrderPart } from './order-part.tsx';
import classes from './past-changes.module.css';

/** A change that one side of an order wanted, and what became of it. */
export interface PastChange {
  readonly id: string;
  /** When, and by whom. */
  readonly summary: string;
  /** "accepted" */
  readonly outcome: string;
  readonly note: string | null;
  readonly lines: readonly ChangedLine[];
}

/** Props of {@link PastChanges}. */
export interface PastChangesProps {
  readonly title: string;
  /** A card of a page; else a part of a dialog. */
  readonly isCard?: boolean;
  readonly changes: readonly PastChange[];
  /** The accessible name of the lines of a change. */
  readonly linesLabel: string;
}

/** What was wanted of an order; nothing without any change. */
export function PastChanges(props: PastChangesProps) {
  const { title, isCard = false, changes, linesLabel } = props;
  if (changes.length === 0) return null;
  return (
    <OrderPart title={title} isCard={isCard}>
      {changes.map(({ id, summary, outcome, note, lines }) => (
        <div key={id} className={classes.change}>
          <p>
            {summary} · <strong>{outcome}</strong>
          </p>
          {note !== null && <TypedText className={classes.note} text={note} />}
          {lines.length > 0 && <ChangedLines label={linesLabel} lines={lines} />}
        </div>
      ))}
    </OrderPart>
  );
}
