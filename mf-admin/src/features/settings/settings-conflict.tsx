import { useTranslation } from 'react-i18next';
import type { Settings } from 'shared-api/contract';
import { Button, Dialog } from 'shared-ui';
import { changedFields, type SettingsValues } from './settings-values.ts';
import classes from './settings-form.module.css';

/** Text keys of the fields' labels. */
const LABELS = {
  contactEmail: 'contact.email',
  contactPhone: 'contact.phone',
  facebook: 'social.facebook',
  instagram: 'social.instagram',
  x: 'social.x',
  acceptanceMinutes: 'rules.acceptance',
  phoneDigits: 'rules.digits',
} as const satisfies Record<keyof SettingsValues, string>;

interface SettingsConflictProps {
  /** The settings that the form started from, and the current ones. */
  base: Settings;
  current: Settings;
  isSaving: boolean;
  onTake: () => void;
  onKeep: () => void;
  onLater: () => void;
}

/** After two admins changed one setting: shows the other's change and asks which to save. */
export function SettingsConflict(props: SettingsConflictProps) {
  const { base, current, isSaving, onTake, onKeep, onLater } = props;
  const { t } = useTranslation('admin-settings');
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('conflict.title')}
      description={t('conflict.text')}
      isBusy={isSaving}
      onClose={onLater}
      footer={
        <>
          <Button data-autofocus onClick={onLater}>
            {t('conflict.later')}
          </Button>
          <Button onClick={onTake}>{t('conflict.take')}</Button>
          <Button variant="danger" isBusy={isSaving} onClick={onKeep}>
            {t('conflict.keep')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.fields')}</p>
      <ul className={classes.conflicts}>
        {changedFields(base, current).map(({ field, value }) => (
          <li key={field}>
            {t(LABELS[field])}: <bdi>{value || t('conflict.empty')}</bdi>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
