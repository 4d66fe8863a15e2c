import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

interface TwoLinesProps {
  children: ReactNode;
  /** The secondary line, if there is one. */
  second?: ReactNode;
}

/** A table cell with a primary and a secondary line. */
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
