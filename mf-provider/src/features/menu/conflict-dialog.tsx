import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { Button, Dialog, Stack } from 'shared-ui';
import { useKeepRestaurant } from '../../lib/restaurant-queries.ts';
import { menuDifference } from './menu-difference.ts';
import { toDraft } from './menu-draft.ts';
import type { useSaveMenu } from './use-save-menu.ts';
import classes from './conflict-dialog.module.css';

interface ConflictDialogProps {
  base: Restaurant;
  saving: ReturnType<typeof useSaveMenu>;
  onTake: (theirs: Restaurant) => void;
}

/** Two people edited one menu: says what the other one did and lets this one decide. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { base, saving, onTake } = props;
  const { conflict, isSaving, saveOver, settle } = saving;
  const keep = useKeepRestaurant();
  const { t } = useTranslation('provider-menu');
  if (!conflict) return null;

  function handleTake(theirs: Restaurant) {
    keep(theirs);
    onTake(theirs);
    settle();
  }

  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('conflict.title')}
      description={t('conflict.text')}
      isBusy={isSaving}
      onClose={settle}
      footer={
        <>
          <Button onClick={settle} data-autofocus>
            {t('conflict.later')}
          </Button>
          <Button onClick={() => handleTake(conflict)}>{t('conflict.take')}</Button>
          <Button variant="danger" isBusy={isSaving} onClick={() => saveOver(conflict)}>
            {t('conflict.keep')}
          </Button>
        </>
      }
    >
      <Difference before={base} after={conflict} />
    </Dialog>
  );
}

function Difference(props: { before: Restaurant; after: Restaurant }) {
  const { t } = useTranslation('provider-menu');
  const { added, removed, changed } = menuDifference(toDraft(props.before.menu), toDraft(props.after.menu));
  const groups = [
    { title: t('conflict.added'), names: added },
    { title: t('conflict.removed'), names: removed },
    { title: t('conflict.changed'), names: changed },
  ].filter(({ names }) => names.length > 0);
  if (groups.length === 0) return <p>{t('conflict.only_order')}</p>;
  return (
    <Stack>
      {groups.map(({ title, names }) => (
        <div key={title}>
          <h3 className={classes.title}>{title}</h3>
          <ul className={classes.names}>
            {names.map((name, index) => (
              <li key={`${name} ${index}`} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}
