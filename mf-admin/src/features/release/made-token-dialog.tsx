import { useTranslation } from 'react-i18next';
import type { MadeToken } from 'platform/contract';
import { Button, CopyStatus, Dialog, Notice, TextField, useCopy } from 'shared-ui';
import { CopyIcon } from 'shared-ui/icons';
import classes from './token-section.module.css';

interface MadeTokenDialogProps {
  made: MadeToken;
  onClose: () => void;
}

/** Shows a new token, this once. A touch beside the dialog does not close it. */
export function MadeTokenDialog(props: MadeTokenDialogProps) {
  const { made, onClose } = props;
  const { t } = useTranslation('admin-release-token');
  const [outcome, copy] = useCopy();

  return (
    <Dialog
      isOpen
      title={t('made.title', { name: made.name })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
      footer={
        <Button type="submit" variant="primary">
          {t('made.done')}
        </Button>
      }
    >
      <div className={classes.made}>
        <Notice tone="warning">{t('made.once')}</Notice>
        <TextField
          label="PLATFORM_TOKEN"
          readOnly
          value={made.token}
          dir="ltr"
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={classes.actions}>
          <Button size="small" iconStart={<CopyIcon size="small" />} onClick={() => void copy(made.token)}>
            {t('made.copy')}
          </Button>
          <CopyStatus
            outcome={outcome}
            texts={{ copied: t('made.copied'), copy_failed: t('made.copy_failed') }}
          />
        </div>
      </div>
    </Dialog>
  );
}
