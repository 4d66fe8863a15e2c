import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, ErrorState, Spinner, useLazy } from 'shared-ui';

interface LazyDialogProps<Props extends object> {
  /** Loads the dialog; declared outside of the component. */
  load: () => Promise<ComponentType<Props>>;
  dialogProps: Props;
  /** Title of the dialog that is shown until the code is loaded. */
  title: string;
  onClose: () => void;
}

/** A dialog whose code is loaded when it is first opened; a failed load can be retried. */
export function LazyDialog<Props extends object>(props: LazyDialogProps<Props>) {
  const { load, dialogProps, title, onClose } = props;
  const { t } = useTranslation('provider-common');
  const { loaded: LoadedDialog, hasFailed, start } = useLazy(load);

  useEffect(() => void start(), [start]);

  if (LoadedDialog) return <LoadedDialog {...dialogProps} />;
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {hasFailed ? (
        <ErrorState title={t('part_failed')} onRetry={() => void start()} />
      ) : (
        <Spinner layout="block" />
      )}
    </Dialog>
  );
}
