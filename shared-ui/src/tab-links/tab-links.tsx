import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './tab-links.module.css';

/**
 * A row of links between views of the same subject; scrolls sideways when too narrow, and then shows the current link
 * in its middle.
 */
export function TabLinks(props: { label: string; children: ReactNode; className?: string | undefined }) {
  return (
    <nav ref={showCurrentLink} aria-label={props.label} className={classNames(classes.tabs, props.className)}>
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

/** A router's link marks itself without rendering the row, so the row watches its links; a badge makes one wider. */
function showCurrentLink(row: HTMLElement | null) {
  if (!row) return undefined;
  const show = () => {
    const link = row.querySelector<HTMLElement>('[aria-current]');
    // `scrollIntoView` would scroll the page, too.
    if (link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(row, { attributeFilter: ['aria-current'], childList: true, subtree: true });
  return () => observer.disconnect();
}
