import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApi } from 'shared-api';
import { phoneLink } from 'shared-api/contract';
import { isEmail } from 'shared-api/is-email';
import {
  Button,
  Card,
  Container,
  EmptyState,
  Notice,
  PageHeader,
  PageTitle,
  PhoneText,
  TextArea,
  TextField,
  useOneAtATime,
} from 'shared-ui';
import { CheckCircleIcon, MailIcon, PhoneIcon } from 'shared-ui/icons';
import { isFilled } from '../../lib/form/is-filled.ts';
import { useSettings } from '../../lib/get-settings.ts';
import classes from './contact-page.module.css';

interface ContactForm {
  name: string;
  email: string;
  message: string;
}

const EMPTY: ContactForm = { name: '', email: '', message: '' };

/** Contact: stores a message for the admin and thanks for it. */
export default function ContactPage() {
  const { t } = useTranslation('page');
  const api = useApi();
  const { mutate, data, isPending, isError, reset } = useMutation({
    mutationFn: (body: ContactForm) => api.contact.send({ body }),
  });
  const oneAtATime = useOneAtATime();
  return (
    <Container size="narrow" className={classes.page}>
      <PageTitle title={t('contact.title')} />
      <PageHeader title={t('contact.title')} description={t('contact.lead')} />
      <p className={classes.order}>
        {t('contact.order')} <Link to="/orders">{t('contact.find_order')}</Link>
      </p>
      <Card>
        {data ? (
          <Thanks email={data.email} onAnother={reset} />
        ) : (
          <MessageForm
            onSend={(body) => oneAtATime.start(() => mutate(body, { onSettled: oneAtATime.end }))}
            isSending={isPending}
            hasFailed={isError}
          />
        )}
      </Card>
      <Direct />
    </Container>
  );
}

interface MessageFormProps {
  onSend: (message: ContactForm) => void;
  isSending: boolean;
  hasFailed: boolean;
}

function MessageForm(props: MessageFormProps) {
  const { onSend, isSending, hasFailed } = props;
  const { t } = useTranslation('page');
  const { register, handleSubmit, formState } = useForm<ContactForm>({ defaultValues: EMPTY });
  const { errors } = formState;
  const send = ({ name, email, message }: ContactForm) =>
    onSend({ name: name.trim(), email: email.trim(), message: message.trim() });
  return (
    <form
      method="post"
      noValidate
      className={classes.form}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <TextField
        label={t('contact.name')}
        autoComplete="name"
        maxLength={120}
        required
        error={errors.name?.message && t(errors.name.message)}
        {...register('name', { validate: (value) => isFilled(value) || 'contact.name_required' })}
      />
      <TextField
        label={t('contact.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        required
        error={errors.email?.message && t(errors.email.message)}
        {...register('email', {
          validate: (value) =>
            isFilled(value) ? isEmail(value) || 'contact.email_invalid' : 'contact.email_required',
        })}
      />
      <TextArea
        label={t('contact.message')}
        rows={6}
        maxLength={4000}
        required
        error={errors.message?.message && t(errors.message.message)}
        {...register('message', { validate: (value) => isFilled(value) || 'contact.message_required' })}
      />
      {hasFailed && <Notice tone="danger">{t('contact.failed')}</Notice>}
      <Button type="submit" variant="primary" isBusy={isSending} busyLabel={t('contact.sending')}>
        {t('contact.send')}
      </Button>
    </form>
  );
}

function Thanks(props: { email: string; onAnother: () => void }) {
  const { t } = useTranslation('page');
  return (
    <div role="status">
      <EmptyState
        icon={<CheckCircleIcon size="large" className={classes.check} />}
        title={t('contact.thanks_title')}
        action={<Button onClick={props.onAnother}>{t('contact.another')}</Button>}
      >
        {t('contact.thanks_text', { email: props.email })}
      </EmptyState>
    </div>
  );
}

/** Mail and phone of the site settings. */
function Direct() {
  const { t } = useTranslation('page');
  const settings = useSettings();
  if (!settings) return null;
  const { contactEmail, contactPhone } = settings;
  return (
    <section className={classes.direct}>
      <h2 className={classes.directTitle}>{t('contact.direct')}</h2>
      <p className={classes.line}>
        <MailIcon size="small" />
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
      {contactPhone && (
        <p className={classes.line}>
          <PhoneIcon size="small" />
          <PhoneText phone={contactPhone} link={phoneLink(contactPhone)} />
        </p>
      )}
    </section>
  );
}
