import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './tab-links.module.css';

/** Pixels at an end of the row that fade, in `tab-links.module.css` as well: the current link keeps clear of them. */
const FADE_PX = 40;

/**
 * A row of links between views of the same subject; scrolls sideways when too narrow, no further than the current link
 * needs: what is already in sight stays under the finger.
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
    if (!link) return;
    const [shown, wanted] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    const before = wanted.left - FADE_PX - shown.left;
    const after = wanted.right + FADE_PX - shown.right;
    // `scrollIntoView` would scroll the page, too.
    if (before < 0) row.scrollLeft += before;
    else if (after > 0) row.scrollLeft += after;
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(row, { attributeFilter: ['aria-current'], childList: true, subtree: true });
  return () => observer.disconnect();
}
