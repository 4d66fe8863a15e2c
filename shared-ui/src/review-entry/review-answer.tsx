import { TypedText } from '../typed-text/typed-text.tsx';
import classes from './review-answer.module.css';

/** Props of {@link ReviewAnswer}. */
export interface ReviewAnswerProps {
  /** Who answers: "Answer from Chez Néma". */
  readonly title: string;
  readonly text: string;
  /** Formatted. */
  readonly date?: string | undefined;
}

/** The restaurant's public answer, under the review it belongs to. */
export function ReviewAnswer(props: ReviewAnswerProps) {
  const { title, text, date } = props;
  return (
    <div className={classes.answer}>
      <p className={classes.head}>
        <strong dir="auto">{title}</strong>
        {date && <span className={classes.date}>{date}</span>}
      </p>
      <TypedText className={classes.text} text={text} />
    </div>
  );
}
