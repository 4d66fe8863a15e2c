import type { ReactNode } from 'react';
import { Stars } from '../rating/stars.tsx';
import { TypedText } from '../typed-text/typed-text.tsx';
import { ReviewAnswer, type ReviewAnswerProps } from './review-answer.tsx';
import classes from './review-entry.module.css';

/** Props of {@link ReviewEntry}. */
export interface ReviewEntryProps {
  readonly rating: number;
  readonly maxRating: number;
  /** Accessible name of the stars: "4 stars of 5". */
  readonly starsLabel: string;
  /** Formatted. */
  readonly date: string;
  /** Null for a review of stars alone. */
  readonly text: string | null;
  readonly author: string;
  readonly answer: ReviewAnswerProps | null;
  /** Above the stars: what the review is about. */
  readonly heading?: ReactNode;
  /** Beside the author: what a reader can do. */
  readonly action?: ReactNode;
  /** Below everything. */
  readonly children?: ReactNode;
}

/** One review in a list of them. */
export function ReviewEntry(props: ReviewEntryProps) {
  const { rating, maxRating, starsLabel, date, text, author, answer, heading, action, children } = props;
  return (
    <li className={classes.review}>
      {heading}
      <div className={classes.line}>
        <Stars rating={rating} max={maxRating} size="small" label={starsLabel} />
        <span className={classes.muted}>{date}</span>
      </div>
      {text && <TypedText className={classes.text} text={text} />}
      <div className={classes.line}>
        <p className={classes.muted} dir="auto">
          {author}
        </p>
        {action}
      </div>
      {answer && <ReviewAnswer {...answer} />}
      {children}
    </li>
  );
}

/** List of {@link ReviewEntry}. */
export function ReviewEntries(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ol aria-label={props.label} className={classes.reviews}>
      {props.children}
    </ol>
  );
}
