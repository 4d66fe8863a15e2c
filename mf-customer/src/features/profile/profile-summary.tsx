import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar, ButtonLink, Card, Details, EmailText, useLanguage } from 'shared-ui';
import { EditIcon } from 'shared-ui/icons';
import { useUser } from '../../lib/use-user.ts';
import { LANGUAGE_NAMES, languageOf } from 'shared-api/contract';
import classes from './profile-summary.module.css';

/** The profile at a glance, for the overview. */
export function ProfileSummary() {
  const { t } = useTranslation('customer-profile');
  const user = useUser();
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  const shown = languageOf(useLanguage());
  const language = user.language ?? shown;
  return (
    <Card as="section" aria-labelledby="profile-summary" className={classes.card}>
      <div className={classes.head}>
        <Avatar name={name || user.email} />
        <h2 id="profile-summary" className={classes.title}>
          {t('title')}
        </h2>
      </div>
      <Details
        items={[
          { label: t('firstname'), value: user.firstname ?? t('not_given') },
          { label: t('lastname'), value: user.lastname ?? t('not_given') },
          { label: t('email'), value: <EmailText email={user.email} /> },
          { label: t('phone'), value: user.phone ?? t('not_given') },
          { label: t('language'), value: LANGUAGE_NAMES[language] },
        ]}
      />
      <ButtonLink component={Link} to="/user/profile" iconStart={<EditIcon />} isFullWidth>
        {t('edit')}
      </ButtonLink>
    </Card>
  );
}
