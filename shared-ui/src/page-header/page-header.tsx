import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './page-header.module.css';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** The page's `h1`. */
  title: ReactNode;
  description?: ReactNode | undefined;
  /** A link back, above the title. */
  back?: ReactNode | undefined;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode | undefined;
  className?: string | undefined;
}

/** The title of a page and its actions. */
export function PageHeader(props: PageHeaderProps) {
  const { title, description, back, actions, className } = props;
  return (
    <header className={classNames(classes.header, className)}>
      <div className={classes.texts}>
        {back !== undefined && <div className={classes.back}>{back}</div>}
        <h1 className={classes.title}>
          <bdi>{title}</bdi>
        </h1>
        {description !== undefined && <div className={classes.description}>{description}</div>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
