import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from 'shared-api';
import { Button, ButtonLink, EmptyState } from 'shared-ui';
import { HomeIcon } from 'shared-ui/icons';
import { usePagePath } from '../../lib/use-page-path.ts';
import { LockedDoor } from './locked-door.tsx';

export interface UnauthorizedPageProps {
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
}

/** The page for users without the required role. */
export function UnauthorizedPage(props: UnauthorizedPageProps) {
  const { isSigningOut, onSignOut } = props;
  const { t } = useTranslation('shell');
  const signInPath = usePagePath('sign-in');
  const email = useSession((session) => session.user?.email);
  return (
    <>
      <title>{t('page_title', { title: t('unauthorized.title') })}</title>
      <EmptyState
        isPage
        icon={<LockedDoor />}
        title={t('unauthorized.title')}
        action={
          <>
            <ButtonLink component={Link} to="/" variant="primary" iconStart={<HomeIcon />}>
              {t('home_link')}
            </ButtonLink>
            {email ? (
              <Button isBusy={isSigningOut} onClick={onSignOut}>
                {t('unauthorized.other_account')}
              </Button>
            ) : (
              <ButtonLink component={Link} to={signInPath}>
                {t('account.login')}
              </ButtonLink>
            )}
          </>
        }
      >
        {email ? t('unauthorized.text_signed_in', { email }) : t('unauthorized.text')}
      </EmptyState>
    </>
  );
}
