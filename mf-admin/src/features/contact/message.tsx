import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactMessage } from 'shared-api/contract';
import {
  Badge,
  Button,
  ButtonLink,
  classNames,
  formatDateTime,
  IconButton,
  TypedText,
  useLanguage,
} from 'shared-ui';
import { MailIcon, TrashIcon } from 'shared-ui/icons';
import { ActionRow } from '../../lib/action-row.tsx';
import { useMarkMessage, useRemoveMessage } from './use-message-changes.ts';
import classes from './message.module.css';

const SHORT_LENGTH = 320;
const SHORT_LINES = 4;

/** A message; a long one is shortened at first, an unread one stands out. */
export function Message(props: { message: ContactMessage }) {
  const { name, email, message, createdAt, readAt } = props.message;
  const { t } = useTranslation('admin-contact');
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const isLong = message.length > SHORT_LENGTH || message.split('\n').length > SHORT_LINES;
  return (
    <li className={classNames(classes.message, !readAt && classes.unread)}>
      <div className={classes.head}>
        <p className={classes.name}>
          <bdi translate="no">{name}</bdi>
          {!readAt && <Badge tone="accent">{t('state.new')}</Badge>}
        </p>
        <time dateTime={createdAt} className={classes.muted}>
          {formatDateTime(createdAt, language)}
        </time>
      </div>
      <p className={classes.muted}>{email}</p>
      <TypedText className={classNames(classes.text, isLong && !isWhole && classes.short)} text={message} />
      <ActionRow destructive={<RemoveButton message={props.message} />}>
        <MessageActions message={props.message} />
        {isLong && (
          <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'less' : 'more')}
          </Button>
        )}
      </ActionRow>
    </li>
  );
}

function RemoveButton(props: { message: ContactMessage }) {
  const { message } = props;
  const { t } = useTranslation('admin-contact');
  const remove = useRemoveMessage();
  return (
    <IconButton
      icon={<TrashIcon />}
      label={t('remove.open', { name: message.name })}
      isBusy={remove.isPending}
      onClick={() => remove.mutate(message)}
    />
  );
}

/** Answering marks it as read. */
function MessageActions(props: { message: ContactMessage }) {
  const { message } = props;
  const { name, email, readAt } = message;
  const { t } = useTranslation('admin-contact');
  const mark = useMarkMessage();
  const isRead = readAt !== null;
  return (
    <>
      <ButtonLink
        size="small"
        iconStart={<MailIcon size="small" />}
        aria-label={t('reply_named', { name })}
        href={`mailto:${email}?subject=${encodeURIComponent(t('subject'))}`}
        onClick={() => {
          if (!isRead) mark.mutate({ message, isRead: true });
        }}
      >
        {t('reply')}
      </ButtonLink>
      <Button
        size="small"
        variant="quiet"
        isBusy={mark.isPending}
        aria-label={t(isRead ? 'mark.unread_named' : 'mark.read_named', { name })}
        onClick={() => mark.mutate({ message, isRead: !isRead })}
      >
        {t(isRead ? 'mark.unread' : 'mark.read')}
      </Button>
    </>
  );
}
