import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_RATING } from 'shared-api/contract';
import { classNames } from 'shared-ui';
import { StarIcon } from 'shared-ui/icons';
import classes from './stars.module.css';

const STARS = Array.from({ length: MAX_RATING }, (_, index) => index + 1);

export interface RatingFieldProps {
  readonly value: number | null;
  readonly onChange: (rating: number) => void;
  readonly error: string | undefined;
}

/** One to five stars: radio buttons underneath, so that arrow keys and screen readers know them. */
export function RatingField(props: RatingFieldProps) {
  const { value, onChange, error } = props;
  const { t } = useTranslation('customer-review');
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={classes.legend}>{t('rating')}</legend>
      <div className={classes.choices}>
        {STARS.map((star) => (
          <label
            key={star}
            className={classNames(classes.choice, value !== null && star <= value && classes.full)}
          >
            <input
              type="radio"
              name={id}
              value={star}
              checked={star === value}
              aria-label={t('stars', { count: star, max: MAX_RATING })}
              aria-invalid={error !== undefined || undefined}
              className={classes.radio}
              onChange={() => onChange(star)}
            />
            <StarIcon size="large" />
          </label>
        ))}
        {value !== null && <span className={classes.word}>{t(`word.${String(value)}`)}</span>}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
