import { Spinner } from 'shared-ui';
import classes from './loading-region.module.css';

/** A region that is on its way and has nothing to show yet; appears only when the wait is felt. */
export function LoadingRegion() {
  return (
    <div className={classes.region}>
      <Spinner size="large" layout="block" />
    </div>
  );
}
