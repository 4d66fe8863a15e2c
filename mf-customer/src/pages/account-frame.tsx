import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { Container, TabLink, TabLinks } from 'shared-ui';
import classes from './account-frame.module.css';

/** A section of an account: its address, and whether only that very address is in it. */
export interface AccountSection {
  readonly path: string;
  readonly label: ReactNode;
  readonly isExact?: boolean;
}

/** The sections of an account beside each other, and the page of the one that is open. */
export function AccountFrame(props: { readonly sections: readonly AccountSection[] }) {
  const { sections } = props;
  const { t } = useTranslation('customer-account');
  const tabs = useCurrentInSight();
  return (
    <Container className={classes.layout}>
      <div ref={tabs} className={classes.tabs}>
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

/** On a narrow screen the row of sections scrolls: the open one is brought into sight. */
function useCurrentInSight() {
  const ref = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const row = ref.current?.querySelector('nav');
    const current = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row || !current) return;
    row.scrollTo?.({ left: current.offsetLeft - (row.clientWidth - current.clientWidth) / 2 });
  }, [pathname]);
  return ref;
}
