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
  /** A star in words, e.g. `4 stars of 5`. */
  nameOf: (star: number) => string;
  /** What the chosen stars mean, e.g. `Good`; beside them. */
  word?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
}

/** Stars to choose: radio buttons underneath, so that arrow keys and screen readers know them. */
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
      {/* Announced when it comes: no field of this group takes the focus on its own. */}
      <div role="alert">
        <FieldNotes id={id} error={error} />
      </div>
    </fieldset>
  );
}
