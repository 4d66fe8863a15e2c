import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, ErrorState, Spinner } from 'shared-ui';

interface LazyDialogProps<Props extends object> {
  /** Fetches the dialog; the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  dialogProps: Props;
  /** What stands in its place until it is there. */
  title: string;
  onClose: () => void;
}

/** A dialog whose code arrives when it is opened first. What did not arrive is asked for again on demand, without a reload. */
export function LazyDialog<Props extends object>(props: LazyDialogProps<Props>) {
  const { load, dialogProps, title, onClose } = props;
  const { t } = useTranslation('provider-common');
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(null);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    load().then(
      (Part) => isWanted && setLoaded({ Part }),
      () => isWanted && setFailures(attempt + 1),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  if (loaded) return <loaded.Part {...dialogProps} />;
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {failures > attempt ? (
        <ErrorState title={t('part_failed')} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <Spinner layout="block" />
      )}
    </Dialog>
  );
}
