import { formatDateTime } from '../format/format.ts';
import { useLanguage } from '../hooks/use-language.ts';
import classes from './step-notes.module.css';

/** Props of {@link StepNotes}. */
export interface StepNotesProps {
  /** Instant, in ISO format. */
  readonly at: string;
  /** By whom, and what was promised. */
  readonly notes?: readonly (string | false | null)[];
  /** Why, in a line of its own. */
  readonly reason?: string | null;
}

/** When a step of an order was taken, and what there is to say of it; for a `Timeline`. */
export function StepNotes(props: StepNotesProps) {
  const { at, notes = [], reason } = props;
  const language = useLanguage();
  return (
    <>
      <time dateTime={at}>{formatDateTime(at, language)}</time>
      {notes.filter(Boolean).map((note) => ` · ${String(note)}`)}
      {reason && (
        <span className={classes.reason} dir="auto">
          {reason}
        </span>
      )}
    </>
  );
}
