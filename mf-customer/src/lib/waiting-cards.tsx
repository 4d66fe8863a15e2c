import { Card, Grid, Loading, Skeleton } from 'shared-ui';
import classes from './placeholder.module.css';

/** Skeletons of cards with a number of lines each. */
export function WaitingCards(props: { readonly count: number; readonly lines: 1 | 2 }) {
  const { count, lines } = props;
  return (
    <Loading>
      <Grid columns="large">
        {Array.from({ length: count }, (_, place) => (
          <Card key={place} className={classes.waiting}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="long" />
            {lines > 1 && <Skeleton width="short" />}
          </Card>
        ))}
      </Grid>
    </Loading>
  );
}
