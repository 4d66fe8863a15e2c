import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Dialog, Notice, Stack } from 'shared-ui';
import { ArrowDownIcon } from 'shared-ui/icons';
import { saveFile } from '../../lib/save-file.ts';
import classes from './recovery-codes-dialog.module.css';

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes, which nobody can see again: it closes once the person says that they have them. */
export function RecoveryCodesDialog(props: RecoveryCodesDialogProps) {
  const { codes, onClose } = props;
  const { t } = useTranslation('customer-factor');
  const [isSaved, setSaved] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const close = () => (isSaved ? onClose() : setMissing(true));
  return (
    <Dialog
      isOpen
      size="small"
      title={t('codes.title')}
      description={t('codes.text')}
      onClose={close}
      footer={
        <>
          <Button iconStart={<ArrowDownIcon />} onClick={() => save(codes, t('codes.file'))}>
            {t('codes.save')}
          </Button>
          <Button variant="primary" onClick={close}>
            {t('codes.done')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {isMissing && !isSaved && <Notice tone="warning">{t('codes.not_saved')}</Notice>}
        <ol className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <Checkbox
          label={t('codes.saved')}
          checked={isSaved}
          onChange={(event) => setSaved(event.target.checked)}
        />
      </Stack>
    </Dialog>
  );
}

function save(codes: readonly string[], title: string): void {
  saveFile('maida-recovery-codes.txt', `${title}\n\n${codes.join('\n')}\n`, 'text/plain');
}
