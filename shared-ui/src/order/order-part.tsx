import { type ReactNode, useId } from 'react';
import { Card } from '../card/card.tsx';
import classes from './order-part.module.css';

/** Props of {@link OrderPart}. */
export interface OrderPartProps {
  readonly title: string;
  /** A card of a page; else a part of a dialog. */
  readonly isCard?: boolean;
  readonly children: ReactNode;
}

/** A part of an order under its heading: dishes, contact, history. */
export function OrderPart(props: OrderPartProps) {
  const { title, isCard, children } = props;
  const id = useId();
  if (isCard) {
    return (
      <Card as="section" aria-labelledby={id}>
        <div className={classes.part}>
          <h2 id={id} className={classes.heading}>
            {title}
          </h2>
          {children}
        </div>
      </Card>
    );
  }
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h3 id={id} className={classes.small}>
        {title}
      </h3>
      {children}
    </section>
  );
}
