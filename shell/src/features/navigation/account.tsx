import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from 'shared-api';
import { Button, ButtonLink, Skeleton } from 'shared-ui';
import { LogInIcon, LogOutIcon, UserIcon } from 'shared-ui/icons';
import classes from './account.module.css';
import { useFoundPage, usePagePath } from '../../lib/use-page-path.ts';
import { profileLabelOf } from './profile-label.ts';

export interface AccountProps {
  /** `bar`: side by side in the header; `menu`: stacked in the menu of a narrow screen. */
  readonly layout: 'bar' | 'menu';
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
}

/** The signed-in user with links to their pages and to sign out; otherwise links to sign in. */
export function Account(props: AccountProps) {
  const { layout } = props;
  const isLoading = useSession((session) => session.status === 'loading');
  const isSignedIn = useSession((session) => session.user !== null);
  if (isLoading) {
    // The room that most visitors need, so that nothing moves under a finger once it is known who they are.
    return (
      <div className={classes.waiting}>
        <SignedOut {...props} />
        <Skeleton shape="button" className={classes.cover} />
      </div>
    );
  }
  return (
    <div className={classes[layout]}>{isSignedIn ? <SignedIn {...props} /> : <SignedOut {...props} />}</div>
  );
}

function SignedOut(props: AccountProps) {
  const { layout } = props;
  const { t } = useTranslation('shell');
  const signInPath = usePagePath('sign-in');
  const isMenu = layout === 'menu';
  return (
    <ButtonLink
      component={Link}
      to={signInPath}
      variant="primary"
      size={isMenu ? 'medium' : 'small'}
      iconStart={isMenu ? <LogInIcon /> : undefined}
      isFullWidth={isMenu}
    >
      {t('account.login')}
    </ButtonLink>
  );
}

function SignedIn(props: AccountProps) {
  const { layout, isSigningOut, onSignOut } = props;
  const { t } = useTranslation(['shell', 'navigation']);
  const user = useSession((session) => session.user);
  const accountPath = usePagePath('account');
  const profilePath = useFoundPage('profile', user?.role);
  if (!user) return null;
  const isMenu = layout === 'menu';
  const look = { size: isMenu ? 'medium' : 'small', isFullWidth: isMenu } as const;
  return (
    <>
      <p className={classes.welcome} dir="auto">
        <Link to={accountPath} title={t('account.own')} className={classes.own}>
          {user.firstname ? t('account.welcome', { name: user.firstname }) : t('account.welcome_unnamed')}
        </Link>
      </p>
      {profilePath !== undefined && (
        <ButtonLink component={Link} to={profilePath} iconStart={<UserIcon />} {...look}>
          {t(profileLabelOf(user.role), { ns: 'navigation' })}
        </ButtonLink>
      )}
      <Button variant="quiet" iconStart={<LogOutIcon />} isBusy={isSigningOut} onClick={onSignOut} {...look}>
        {t('account.logout')}
      </Button>
    </>
  );
}
