import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useErrorText } from 'shared-api';
import { Button, Dialog, Notice } from 'shared-ui';
import { awaitingMail } from './awaiting-mail.ts';
import classes from './account-page.module.css';

/** What a registration has come to. */
export interface Registered {
  readonly email: string;
  /** The account begins once the mailed link was followed. */
  readonly isPending: boolean;
}

/** The dialog's texts, and where it leads. */
export interface RegisteredTexts {
  readonly title: string;
  readonly text: (registered: Registered) => string;
  readonly confirmLabel: string;
  readonly to: string;
}

interface RegisteredDialogProps extends RegisteredTexts {
  readonly registered: Registered;
  /** Registers the same once more, which sends the message again. */
  readonly onResend: () => Promise<unknown>;
  /** Goes back to the form, where all is as it was typed. */
  readonly onCorrect: () => void;
}

/** Tells that a registration worked; where a link has been mailed, what to do when the mail does not come. */
export function RegisteredDialog(props: RegisteredDialogProps) {
  const { registered, title, text, confirmLabel, to, onResend, onCorrect } = props;
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const { isPending } = registered;
  const confirm = () => void navigate(to, { replace: true, state: isPending ? awaitingMail(state) : state });
  return (
    <Dialog
      isOpen
      onClose={confirm}
      title={isPending ? t('mailed_title') : title}
      description={text(registered)}
      size="small"
      footer={
        <Button variant="primary" data-autofocus onClick={confirm}>
          {confirmLabel}
        </Button>
      }
    >
      {isPending && <MissingMail onResend={onResend} onCorrect={onCorrect} />}
    </Dialog>
  );
}

function MissingMail(props: Pick<RegisteredDialogProps, 'onResend' | 'onCorrect'>) {
  const { onResend, onCorrect } = props;
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | { readonly error: unknown }>('idle');
  async function resend() {
    setState('sending');
    try {
      await onResend();
      setState('sent');
    } catch (error) {
      setState({ error });
    }
  }
  return (
    <div className={classes.form}>
      <p>{t('mailed_missing')}</p>
      <div className={classes.choices}>
        <Button size="small" isBusy={state === 'sending'} onClick={() => void resend()}>
          {t('mailed_again')}
        </Button>
        <Button size="small" disabled={state === 'sending'} onClick={onCorrect}>
          {t('mailed_correct')}
        </Button>
      </div>
      {state === 'sent' && <Notice tone="success">{t('mailed_sent_again')}</Notice>}
      {typeof state === 'object' && <Notice tone="danger">{errorText(state.error)}</Notice>}
    </div>
  );
}
