import { useTranslation } from 'react-i18next';
import { Dialog, Switch } from 'shared-ui';
import { KEY_HELP } from './order-shortcuts.ts';
import classes from './keys-dialog.module.css';

interface KeysDialogProps {
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
}

/** Lists the shortcuts of the order list, and switches them off. */
export function KeysDialog(props: KeysDialogProps) {
  const { areOn, onSwitch, onClose } = props;
  const { t } = useTranslation('provider-order');
  return (
    <Dialog isOpen size="small" title={t('keys.title')} description={t('keys.text')} onClose={onClose}>
      <div className={classes.keys}>
        <dl className={classes.list}>
          {KEY_HELP.map(({ keys, what }) => (
            <div key={what} className={classes.row}>
              <dt>{t(`keys.${what}`)}</dt>
              <dd className={classes.caps}>
                {keys.map((key) => (
                  <kbd key={key} className={classes.cap}>
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Switch
          label={t('keys.switch')}
          checked={areOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
