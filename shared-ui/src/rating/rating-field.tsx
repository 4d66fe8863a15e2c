import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNotes } from '../field/field.tsx';
import { StarIcon } from '../icon/icons.ts';
import classes from './rating.module.css';
import { countTo } from './stars.tsx';

/** Props of {@link RatingField}. */
export interface RatingFieldProps {
  label: string;
  /** Stars chosen, from 1; null before the first choice. */
  value: number | null;
  onValueChange: (rating: number) => void;
  /** How many stars there are, 5 by default. */
  max?: number | undefined;
  /** Accessible name of a star, e.g. `4 stars of 5`. */
  nameOf: (star: number) => string;
  /** A word for the chosen stars, e.g. `Good`; shown beside them. */
  word?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
}

/** A star rating input made of radio buttons, for arrow keys and screen readers. */
export function RatingField(props: RatingFieldProps) {
  const { label, value, onValueChange, max = 5, nameOf, word, error, className } = props;
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <fieldset
      aria-describedby={hasError ? `${id}-error` : undefined}
      className={classNames(classes.field, className)}
    >
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.choices}>
        {countTo(max).map((star) => (
          <label key={star} className={classes.choice}>
            <input
              type="radio"
              name={id}
              value={star}
              checked={star === value}
              aria-label={nameOf(star)}
              aria-invalid={hasError || undefined}
              className={classes.radio}
              onChange={() => onValueChange(star)}
            />
            <StarIcon
              size="large"
              className={classNames(classes.star, value !== null && star <= value && classes.isFull)}
            />
          </label>
        ))}
        {word !== undefined && <span className={classes.word}>{word}</span>}
      </div>
      {/* A live region, since no radio of the group is focused when the error appears. */}
      <div role="alert">
        <FieldNotes id={id} error={error} />
      </div>
    </fieldset>
  );
}
