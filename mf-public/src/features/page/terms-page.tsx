import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Container, PageHeader, PageTitle } from 'shared-ui';
import { MarkedText } from '../../lib/marked-text.tsx';
import { useSettings } from '../../lib/get-settings.ts';
import classes from './page.module.css';

const SECTIONS = ['service', 'orders', 'delivery', 'cancel', 'data', 'conduct'] as const;

/** Terms: six sections and a contact line (requirements 2.5). */
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
  const text = email === undefined ? t('terms.contact_page') : t('terms.contact', { email });
  return (
    <p className={classes.contactLine}>
      <MarkedText
        text={text}
        marks={{
          page: (content) => <Link to="/contact">{content}</Link>,
          mail: (address) => <a href={`mailto:${address}`}>{address}</a>,
        }}
      />
    </p>
  );
}
