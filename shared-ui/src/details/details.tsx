import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { TypedText } from '../typed-text/typed-text.tsx';
import classes from './details.module.css';

/** One line of {@link Details}. */
export interface DetailsItem {
  /** Also the React key, so each label must be unique. */
  label: string;
  value: ReactNode;
  /** `no`: a name, which stays as it is in a page that the browser translates. */
  translate?: 'no';
}

/** A description list: the fields of a record, one per line. */
export function Details(props: { items: readonly DetailsItem[]; className?: string | undefined }) {
  return (
    <dl className={classNames(classes.list, props.className)}>
      {props.items.map((item) => (
        <div key={item.label} className={classes.item}>
          <dt className={classes.label}>{item.label}</dt>
          <dd className={classes.value} translate={item.translate}>
            {typeof item.value === 'string' ? (
              <TypedText as="span" text={item.value} />
            ) : (
              <bdi>{item.value}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
