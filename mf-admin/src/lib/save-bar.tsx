import { useTranslation } from 'react-i18next';
import { BottomBar, Button } from 'shared-ui';
import classes from './save-bar.module.css';

interface SaveBarProps {
  isBusy: boolean;
  onDiscard: () => void;
  /** Without it the button submits the form around the bar. */
  onSave?: () => void;
}

/** Stands at the bottom of the window while there is something to save. */
export function SaveBar(props: SaveBarProps) {
  const { isBusy, onDiscard, onSave } = props;
  const { t } = useTranslation('admin-common');
  return (
    <BottomBar>
      <div className={classes.bar}>
        <p className={classes.text}>{t('save.unsaved')}</p>
        <Button disabled={isBusy} onClick={onDiscard}>
          {t('save.discard')}
        </Button>
        <Button
          variant="primary"
          type={onSave ? 'button' : 'submit'}
          isBusy={isBusy}
          busyLabel={t('save.saving')}
          onClick={onSave}
        >
          {t('save.save')}
        </Button>
      </div>
    </BottomBar>
  );
}
