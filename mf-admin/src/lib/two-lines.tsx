import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

interface TwoLinesProps {
  children: ReactNode;
  /** The quieter line; left out when there is nothing to say. */
  second?: ReactNode;
}

/** A cell that says one thing, and a lesser one below. */
export function TwoLines(props: TwoLinesProps) {
  const { children, second } = props;
  return (
    <span className={classes.lines}>
      <span dir="auto">{children}</span>
      {second && (
        <span className={classes.second} dir="auto">
          {second}
        </span>
      )}
    </span>
  );
}
