import type { ElementType, ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  children: ReactNode;
  /** Element to render, `span` by default. */
  as?: ElementType | undefined;
  id?: string | undefined;
}

/** Text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  const { children, as: Element = 'span', id } = props;
  return (
    <Element id={id} className={classes.hidden}>
      {children}
    </Element>
  );
}
