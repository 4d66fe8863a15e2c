import { useTranslation } from 'react-i18next';
import type { TokenStatus } from 'platform/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { ReleaseDialog } from './release-dialog.tsx';
import { useReleaseChange } from './use-release-change.ts';

const text = lazyTexts('admin-release-token');

interface EndTokenDialogProps {
  token: TokenStatus;
  onClose: () => void;
}

/** Asks before a token ends for good. */
export function EndTokenDialog(props: EndTokenDialogProps) {
  const { token, onClose } = props;
  const { name, isFromSettings } = token;
  const { t } = useTranslation('admin-release-token');
  const toast = useToast();
  const { mutate, isPending, error } = useReleaseChange(() => {
    onClose();
    toast.success(text('end.done', { name }));
  });
  return (
    <ReleaseDialog
      title={t('end.title', { name })}
      description={t(isFromSettings ? 'end.text_settings' : 'end.text')}
      confirmLabel={t('end.yes')}
      isDangerous
      isBusy={isPending}
      error={error}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate((platform) => platform.endToken({ name }));
      }}
      onClose={onClose}
    />
  );
}
