import { Fragment, startTransition, useEffect, useState, type ReactNode } from 'react';
import { Card, whenIdle } from 'shared-ui';
import classes from './gradually.module.css';

/** A busy page gets on with it after this long all the same. */
const IDLE_TIMEOUT_MS = 500;

interface RenderWhenIdleProps {
  /** From the top of the page down. */
  parts: readonly ReactNode[];
}

/**
 * Parts below what is read first, one after another whenever the browser has nothing more urgent to do: together they
 * keep a phone from answering. All of them come without scrolling, for those who search, print or listen to the page.
 */
export function RenderWhenIdle(props: RenderWhenIdleProps) {
  const { parts } = props;
  const count = useCount(parts.length);
  return parts.map((part, place) => (
    <Fragment key={place}>{place < count ? part : <Card aria-hidden className={classes.place} />}</Fragment>
  ));
}

/** Counts up to `all`, a step per quiet moment. */
function useCount(all: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count >= all) return undefined;
    return whenIdle(() => startTransition(() => setCount(count + 1)), IDLE_TIMEOUT_MS);
  }, [count, all]);
  return count;
}
