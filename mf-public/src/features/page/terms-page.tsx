import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Container, PageHeader, PageTitle } from 'shared-ui';
import { useSettings } from '../../lib/settings-query.ts';
import classes from './page.module.css';

const SECTIONS = ['service', 'orders', 'delivery', 'cancel', 'data', 'conduct'] as const;

/** Terms: six sections and a contact line (spec.md section 2). */
export default function TermsPage() {
  const { t } = useTranslation('page');
  return (
    <Container size="medium" className={classes.page}>
      <PageTitle title={t('terms.title')} />
      <PageHeader title={t('terms.title')} description={t('terms.lead')} />
      <div className={classes.prose}>
        {SECTIONS.map((section) => (
          <section key={section} className={classes.section}>
            <h2>{t(`terms.sections.${section}.title`)}</h2>
            <p>{t(`terms.sections.${section}.text`)}</p>
          </section>
        ))}
        <ContactLine />
      </div>
    </Container>
  );
}

function ContactLine() {
  const { t } = useTranslation('page');
  const email = useSettings()?.contactEmail;
  const page = <Link to="/contact" />;
  return (
    <p className={classes.contactLine}>
      {email === undefined ? (
        <Trans t={t} i18nKey="terms.contact_page" components={{ page }} />
      ) : (
        <Trans
          t={t}
          i18nKey="terms.contact"
          values={{ email }}
          components={{ page, mail: <MailLink address={email} /> }}
        />
      )}
    </p>
  );
}

function MailLink(props: { address: string; children?: ReactNode }) {
  return <a href={`mailto:${props.address}`}>{props.children}</a>;
}
