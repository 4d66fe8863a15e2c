import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './card.module.css';

/** Props of {@link Card}. */
export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  /** Element to render: `article`, `li`, `section` … `div` by default. */
  as?: ElementType | undefined;
  /** Space inside; `none` for a card that begins with a picture (wrap the rest in {@link CardBody}). */
  padding?: 'none' | 'small' | 'medium' | undefined;
  /** Lifts on hover: for a card with one {@link CardLink}, or a card that is a button. */
  isInteractive?: boolean | undefined;
}

/** A box with a border and a background. One with a label and a checked box in it is marked by colour. */
export function Card(props: CardProps) {
  const { as: Element = 'div', padding = 'medium', isInteractive, className, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(classes.card, classes[padding], isInteractive && classes.interactive, className)}
    />
  );
}

/** The padded part of a card without padding of its own. */
export function CardBody(props: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(classes.body, props.className)}>{props.children}</div>;
}

/** Props of {@link CardLink}: those of the link component. */
export type CardLinkProps<C extends ElementType = 'a'> = {
  /** What renders the link, e.g. the router's `Link`; a plain `a` by default. */
  component?: C | undefined;
} & Omit<ComponentPropsWithRef<C>, 'component'>;

/**
 * The one link of a card, clickable on the whole card: `<h3><CardLink component={Link} to="…">Name</CardLink></h3>`.
 */
export function CardLink<C extends ElementType = 'a'>(props: CardLinkProps<C>) {
  const { component, className, ...rest } = props;
  const Component: ElementType = component ?? 'a';
  return <Component {...rest} className={classNames(classes.link, className)} />;
}
