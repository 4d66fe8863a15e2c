import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './tab-links.module.css';

/** A row of links between views of the same subject; scrolls sideways when too narrow. */
export function TabLinks(props: { label: string; children: ReactNode; className?: string | undefined }) {
  return (
    <nav aria-label={props.label} className={classNames(classes.tabs, props.className)}>
      {props.children}
    </nav>
  );
}

/** Props of {@link TabLink}: those of the link component. */
export type TabLinkProps<C extends ElementType = 'a'> = {
  /** The router's `NavLink` marks the current link; otherwise set `aria-current="page"`. */
  component?: C | undefined;
} & Omit<ComponentPropsWithRef<C>, 'component' | 'className'>;

/** One view in {@link TabLinks}: `<TabLink component={NavLink} to="/admin/users">Users</TabLink>`. */
export function TabLink<C extends ElementType = 'a'>(props: TabLinkProps<C>) {
  const { component, ...rest } = props;
  const Component: ElementType = component ?? 'a';
  return <Component {...rest} className={classes.tab} />;
}
