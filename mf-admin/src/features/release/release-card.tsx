import type { ReactNode } from 'react';
import { Card } from 'shared-ui';
import classes from './release-card.module.css';

/** Cards of areas or tokens, beside each other where there is room. */
export function ReleaseCards(props: { children: ReactNode }) {
  return <ul className={classes.cards}>{props.children}</ul>;
}

interface ReleaseCardProps {
  name: string;
  /** How it does. */
  badge: ReactNode;
  children: ReactNode;
}

/** One area or token. */
export function ReleaseCard(props: ReleaseCardProps) {
  const { name, badge, children } = props;
  return (
    <Card as="li" className={classes.card}>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        {badge}
      </div>
      {children}
    </Card>
  );
}
