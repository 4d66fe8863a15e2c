import { classNames } from '../class-names.ts';
import { StarIcon } from '../icon/icons.ts';
import type { IconProps } from '../icon/icon.tsx';
import classes from './rating.module.css';

/** Props of {@link Stars}. */
export interface StarsProps {
  /** Number of filled stars. */
  rating: number;
  /** Number of stars, 5 by default. */
  max?: number | undefined;
  /** The rating in words, for screen readers. */
  label: string;
  size?: IconProps['size'];
  className?: string | undefined;
}

/** A read-only rating. */
export function Stars(props: StarsProps) {
  const { rating, max = 5, label, size, className } = props;
  return (
    <span role="img" aria-label={label} className={classNames(classes.stars, className)}>
      {countTo(max).map((star) => (
        <StarIcon
          key={star}
          size={size}
          className={classNames(classes.star, star <= rating && classes.isFull)}
        />
      ))}
    </span>
  );
}

/** 1, 2, … `max`. */
export function countTo(max: number): number[] {
  return Array.from({ length: max }, (_, index) => index + 1);
}
