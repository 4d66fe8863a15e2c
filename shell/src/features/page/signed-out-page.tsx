import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink, EmptyState, withTexts } from 'shared-ui';
import { laterTexts } from '../../lib/texts.ts';
import { usePagePath } from '../../lib/use-page-path.ts';
import { LockedDoor } from './locked-door.tsx';

function Page() {
  const { t } = useTranslation(['proof', 'shell']);
  const { pathname, search, hash } = useLocation();
  const signInPath = usePagePath('sign-in');
  return (
    <>
      <title>{t('shell:page_title', { title: t('signed_out.title') })}</title>
      <EmptyState
        isPage
        icon={<LockedDoor />}
        title={t('signed_out.title')}
        action={
          <ButtonLink
            component={Link}
            to={signInPath}
            state={{ returnTo: `${pathname}${search}${hash}` }}
            variant="primary"
          >
            {t('shell:account.login')}
          </ButtonLink>
        }
      >
        {t('signed_out.text')}
      </EmptyState>
    </>
  );
}

/** In place of a page whose person has signed out, here or in another tab, or was signed out. */
export const SignedOutPage = withTexts(Page, laterTexts);
