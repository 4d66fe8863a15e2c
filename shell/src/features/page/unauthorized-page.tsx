import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from 'shared-api';
import { ButtonLink, EmptyState } from 'shared-ui';
import { HomeIcon } from 'shared-ui/icons';
import { LockedDoor } from './locked-door.tsx';

/** Where a guard sends a user of another role. */
export function UnauthorizedPage() {
  const { t } = useTranslation('shell');
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
            <ButtonLink component={Link} to="/login">
              {t('unauthorized.other_account')}
            </ButtonLink>
          </>
        }
      >
        {email ? t('unauthorized.text_signed_in', { email }) : t('unauthorized.text')}
      </EmptyState>
    </>
  );
}
