import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  /** A sentence under the title. */
  hint?: ReactNode;
  /** A button at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page with a heading. */
export function Section(props: SectionProps) {
  const { title, hint, action, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {hint !== undefined && <p className={classes.hint}>{hint}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
