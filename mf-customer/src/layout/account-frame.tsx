import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { classNames, Container, TabLink, TabLinks } from 'shared-ui';
import classes from './account-frame.module.css';

/** A section of an account: its address, and whether it matches only exactly. */
export interface AccountSection {
  readonly path: string;
  readonly label: ReactNode;
  readonly isExact?: boolean;
}

/** Tabs of an account's sections above the open section's page. */
export function AccountFrame(props: { readonly sections: readonly AccountSection[] }) {
  const { sections } = props;
  const { t } = useTranslation('customer-account');
  const { ref, hasMore } = useSectionRow();
  return (
    <Container className={classes.layout}>
      <div ref={ref} className={classNames(classes.tabs, hasMore && classes.more)}>
        <TabLinks label={t('sections')}>
          {sections.map(({ path, label, isExact }) => (
            <TabLink key={path} component={NavLink} to={path} end={isExact === true}>
              {label}
            </TabLink>
          ))}
        </TabLinks>
      </div>
      <Outlet />
    </Container>
  );
}

/**
 * On a narrow screen the tabs scroll: brings the open one into view, and shows a shade at the end when there
 * are more.
 */
function useSectionRow() {
  const ref = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const [hasMore, setHasMore] = useState(false);

  useEffect(() => {
    const row = ref.current?.querySelector('nav');
    if (!row) return undefined;
    // Offsets are negative in right-to-left.
    const look = () => setHasMore(Math.abs(row.scrollLeft) + row.clientWidth < row.scrollWidth - 1);
    look();
    row.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      row.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);

  useEffect(() => {
    const row = ref.current?.querySelector('nav');
    const current = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row || !current || row.scrollWidth <= row.clientWidth) return;
    row.scrollTo({ left: current.offsetLeft - (row.clientWidth - current.clientWidth) / 2 });
  }, [pathname]);

  return { ref, hasMore };
}
