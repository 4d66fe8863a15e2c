import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router-dom';
import { isCovered, useSession } from 'shared-api';
import { ButtonLink, classNames, SkipLink } from 'shared-ui';
import { Region } from '../features/area/region.tsx';
import { usePrefetch } from '../features/area/use-prefetch.ts';
import { OfflineBanner } from '../features/connection/offline-banner.tsx';
import { LanguageSwitch } from '../features/language/language-switch.tsx';
import { Account } from '../features/navigation/account.tsx';
import { Footer } from '../features/navigation/footer.tsx';
import { Header } from '../features/navigation/header.tsx';
import { MobileMenu } from '../features/navigation/mobile-menu.tsx';
import { createArrivals, TitleAnnouncer } from '../features/navigation/title-announcer.tsx';
import { useArrival } from '../features/navigation/use-arrival.ts';
import { useNavigationLinks } from '../features/navigation/use-navigation-links.ts';
import { OrderInSight } from '../features/order/order-in-sight.tsx';
import { Bell } from '../features/notification/bell.tsx';
import { MissingPage } from '../features/page/missing-page.tsx';
import { SignedOut } from '../features/page/signed-out.tsx';
import { UnauthorizedPage } from '../features/page/unauthorized-page.tsx';
import { OtherPerson } from '../features/session/other-person.tsx';
import { SessionExpiry } from '../features/session/session-expiry.tsx';
import { SignOutQuestion } from '../features/session/sign-out-question.tsx';
import { Verification } from '../features/session/verification.tsx';
import { useSignOut } from '../features/session/use-sign-out.ts';
import { ThemeSwitch } from '../features/theme/theme-switch.tsx';
import { usePagePath } from '../lib/use-page-path.ts';
import classes from './frame.module.css';

export interface FrameProps {
  /** Called when the screen of an address is shown. */
  readonly onShow: (location: Location) => void;
}

/** Header, footer, and between them the region of the areas. */
export function Frame(props: FrameProps) {
  const { onShow } = props;
  const main = useRef<HTMLElement>(null);
  const arrive = useArrival(main);
  // Not state of this component: that would render the whole page again right after hydration.
  const [arrivals] = useState(createArrivals);
  const { signOut, leave, isSigningOut, question } = useSignOut();
  const leaving = { isSigningOut, onSignOut: signOut };
  const pages = {
    unauthorized: <UnauthorizedPage {...leaving} />,
    signedOut: <SignedOut />,
    gone: <MissingPage reason="gone" />,
    notFound: <MissingPage reason="not_found" />,
  };
  const prefetch = usePrefetch();
  const isHidden = useSession(isCovered);
  const title = useFrameTitle();
  const handleShow = useCallback(
    (location: Location) => {
      arrive(location);
      onShow(location);
      arrivals.setState({ pathname: location.pathname });
    },
    [arrive, onShow, arrivals],
  );

  return (
    <div className={classes.frame} {...prefetch}>
      {/* A page's own title comes earlier in the document, and so wins while it is rendered. */}
      <title>{title}</title>
      <SkipLink target="main" />
      <FrameHeader {...leaving} />
      <OfflineBanner />
      <OrderInSight part="bar" />
      <OtherPerson />
      <SessionExpiry isSigningOut={isSigningOut} onSignOut={leave} />
      <Verification />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={classNames(classes.main, isHidden && classes.covered)}
      >
        <Region pages={pages} isSigningOut={isSigningOut} onShow={handleShow} />
      </main>
      <FrameFooter />
      <SignOutQuestion {...question} />
      <TitleAnnouncer arrivals={arrivals} />
    </div>
  );
}

/** The title of a page that has none yet: the delivered one until the first navigation, so that it does not flicker. */
function useFrameTitle(): string {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [delivered] = useState(() => ({
    pathname,
    title: typeof document === 'undefined' ? '' : document.title,
  }));
  return (pathname === delivered.pathname && delivered.title) || t('site_title');
}

/** Apart from the frame, whose page is not rendered again when the session is known. */
function FrameFooter() {
  return <Footer links={useNavigationLinks('footer')} preferences={<ThemeSwitch />} />;
}

function FrameHeader(props: { readonly isSigningOut: boolean; readonly onSignOut: () => void }) {
  const { t } = useTranslation('shell');
  const links = useNavigationLinks('header');
  const mobileLinks = useNavigationLinks('mobile');
  const isSignedIn = useSession((session) => session.user !== null);
  const signInPath = usePagePath('sign-in');
  return (
    <Header
      links={links}
      isCrowded={isSignedIn}
      tools={
        <>
          <LanguageSwitch />
          <OrderInSight part="link" />
          <Bell />
        </>
      }
      account={<Account layout="bar" {...props} />}
      menu={
        <>
          <div className={classes.scripted}>
            <MobileMenu links={[...links, ...mobileLinks]} {...props} />
          </div>
          <noscript>
            <ButtonLink href={signInPath} variant="primary" size="small">
              {t('account.login')}
            </ButtonLink>
          </noscript>
        </>
      }
    />
  );
}
