import { classNames } from '../class-names.ts';
import classes from './brand-mark.module.css';

/** The sign of Maida: a round table seen from above, set for four. Decorative: put the name beside it. */
export function BrandMark(props: { size?: 'medium' | 'large' | undefined; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden
      className={classNames(classes.mark, props.size === 'large' && classes.large, props.className)}
    >
      <circle cx="16" cy="16" r="16" className={classes.table} />
      <circle cx="16" cy="16" r="6" className={classes.dish} />
      <circle cx="16" cy="5.6" r="2.3" className={classes.cup} />
      <circle cx="26.4" cy="16" r="2.3" className={classes.cup} />
      <circle cx="16" cy="26.4" r="2.3" className={classes.cup} />
      <circle cx="5.6" cy="16" r="2.3" className={classes.cup} />
    </svg>
  );
}
