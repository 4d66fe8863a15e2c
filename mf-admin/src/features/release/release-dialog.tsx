import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { Button, Dialog, Notice } from 'shared-ui';
import { refusalIn } from './refusal-in.ts';
import classes from './release-section.module.css';

interface ReleaseDialogProps {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  isBusy: boolean;
  error: Error | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before changing what is live, and shows the platform's refusal. */
export function ReleaseDialog(props: ReleaseDialogProps) {
  const { title, description, confirmLabel, isDangerous = false, isBusy, error, onSubmit, onClose } = props;
  const { t } = useTranslation('admin-release');
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      description={description}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={onSubmit}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        {error && <Refused error={error} />}
        {props.children}
      </div>
    </Dialog>
  );
}

function Refused(props: { error: Error }) {
  const { t } = useTranslation('admin-release');
  const errorText = useErrorText();
  const refusal = refusalIn(props.error);
  if (!refusal) return <Notice tone="danger">{errorText(props.error)}</Notice>;
  const { code, problems } = refusal;
  return (
    <Notice tone={code === 'conflict' ? 'warning' : 'danger'} title={t(`refusal.${code}`)}>
      {problems.length > 0 && (
        // The gate's messages are for area teams, in English.
        <ul lang="en" className={classes.problems}>
          {problems.map(({ check, reason, fix }) => (
            <li key={`${check} ${reason}`}>
              {reason} {fix}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
