import { Spinner } from 'shared-ui';
import classes from './loading-region.module.css';

/** A region without any content yet; appears only after a noticeable wait. */
export function LoadingRegion() {
  return (
    <div className={classes.region}>
      <Spinner size="large" layout="block" />
    </div>
  );
}
