import { openingChange, openingWord, type RestaurantSummary } from 'shared-api/contract';
import { classNames, OpeningBadge } from 'shared-ui';
import classes from './opening-on-picture.module.css';

/** Whether a restaurant is open, and until when, legible on any picture. */
export function OpeningOnPicture(props: { opening: RestaurantSummary['opening']; now: number }) {
  const change = openingChange(props.opening, props.now);
  return (
    <span className={classNames(classes.opening, change && classes.noted)}>
      <OpeningBadge word={openingWord(props.opening)} change={change} />
    </span>
  );
}
