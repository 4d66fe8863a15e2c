import { useTranslation } from 'react-i18next';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { ReleaseDialog } from './release-dialog.tsx';
import { useReleaseChange } from './use-release-change.ts';

const text = lazyTexts('admin-release-person');

/** Asks before an admin may do everything again. */
export function FreePersonDialog(props: { email: string; onClose: () => void }) {
  const { email, onClose } = props;
  const { t } = useTranslation('admin-release-person');
  const toast = useToast();
  const { mutate, isPending, error } = useReleaseChange(() => {
    onClose();
    toast.success(text('free.done', { email }));
  });
  return (
    <ReleaseDialog
      title={t('free.title', { email })}
      description={t('free.text')}
      confirmLabel={t('free.yes')}
      isBusy={isPending}
      error={error}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate((platform) => platform.limitPerson({ email, grants: null }));
      }}
      onClose={onClose}
    />
  );
}
