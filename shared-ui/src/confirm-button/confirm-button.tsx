import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { useOneAtATime } from '../hooks/use-one-at-a-time.ts';
import { type LazyText, useLazyText } from '../text/lazy-text.ts';

/** Props of {@link ConfirmButton}. */
export interface ConfirmButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'iconStart' | 'aria-label'
> {
  readonly label: string;
  /** The question: "Cancel this order?" */
  readonly title: string;
  /** The consequences. */
  readonly children?: ReactNode;
  /** The action as a verb. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /**
   * Runs the action; must not reject. Resolves to the failure that can be retried in the dialog, or to
   * undefined when there is nothing left to confirm.
   */
  readonly action: () => Promise<LazyText | undefined>;
}

/** A button that asks before its action runs; pressed twice in one instant, it runs once. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, title, children, confirmLabel, cancelLabel, action, ...look } = props;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<LazyText>();
  const translate = useLazyText();
  const oneAtATime = useOneAtATime();

  function ask() {
    setError(undefined);
    setAsking(true);
  }

  async function run() {
    setError(undefined);
    setBusy(true);
    const failure = await action();
    setError(failure);
    setBusy(false);
    if (failure === undefined) setAsking(false);
    oneAtATime.end();
  }

  return (
    <>
      <Button {...look} onClick={ask}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        isBusy={isBusy}
        error={error && translate(error)}
        onClose={() => setAsking(false)}
        onConfirm={() => oneAtATime.start(() => void run())}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
