import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactMessage } from 'shared-api/contract';
import { Button, ButtonLink, classNames, formatDateTime, useLanguage } from 'shared-ui';
import { MailIcon } from 'shared-ui/icons';
import classes from './message.module.css';

const SHORT_LENGTH = 320;
const SHORT_LINES = 4;

/** One message; a long one shows its beginning first. */
export function Message(props: { message: ContactMessage }) {
  const { name, email, message, createdAt } = props.message;
  const { t } = useTranslation('admin-contact');
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const isLong = message.length > SHORT_LENGTH || message.split('\n').length > SHORT_LINES;
  return (
    <li className={classes.message}>
      <div className={classes.head}>
        <p className={classes.name}>
          <bdi>{name}</bdi>
        </p>
        <time dateTime={createdAt} className={classes.muted}>
          {formatDateTime(createdAt, language)}
        </time>
      </div>
      <p className={classes.muted}>{email}</p>
      <p dir="auto" className={classNames(classes.text, isLong && !isWhole && classes.short)}>
        {message}
      </p>
      <div className={classes.actions}>
        <ButtonLink
          size="small"
          iconStart={<MailIcon size="small" />}
          aria-label={t('reply_named', { name })}
          href={`mailto:${email}?subject=${encodeURIComponent(t('subject'))}`}
        >
          {t('reply')}
        </ButtonLink>
        {isLong && (
          <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'less' : 'more')}
          </Button>
        )}
      </div>
    </li>
  );
}
