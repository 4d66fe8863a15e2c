import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
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

/** On a narrow screen the tabs scroll: whether there are more at the end, which a shade shows. */
function useSectionRow() {
  const ref = useRef<HTMLDivElement>(null);
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

  return { ref, hasMore };
}
