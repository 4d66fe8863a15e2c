import { Fragment, startTransition, useEffect, useState, type ReactNode } from 'react';
import { Card, whenIdle } from 'shared-ui';
import classes from './gradually.module.css';

/** On a busy page the next part renders after this time at the latest. */
const IDLE_TIMEOUT_MS = 500;

interface RenderWhenIdleProps {
  /** The parts, from the top of the page down. */
  parts: readonly ReactNode[];
}

/**
 * Renders the parts below the first screen one after another while the browser is idle: all at once they would
 * block a phone. They do not wait for scrolling, so that the page can be searched, printed and read aloud.
 */
export function RenderWhenIdle(props: RenderWhenIdleProps) {
  const { parts } = props;
  const count = useCount(parts.length);
  return parts.map((part, place) => (
    <Fragment key={place}>{place < count ? part : <Card aria-hidden className={classes.place} />}</Fragment>
  ));
}

/** Counts up to `all`, one step per idle callback. */
function useCount(all: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count >= all) return undefined;
    return whenIdle(() => startTransition(() => setCount(count + 1)), IDLE_TIMEOUT_MS);
  }, [count, all]);
  return count;
}
