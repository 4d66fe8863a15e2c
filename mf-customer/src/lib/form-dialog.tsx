import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, type DialogProps, Notice, Stack } from 'shared-ui';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'role'> {
  readonly onClose: () => void;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** Error code of the whole form; fields show their own. */
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly cancelLabel: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'primary' | 'danger';
  readonly children: ReactNode;
}

/** A form in a dialog with its buttons; open while rendered. */
export function FormDialog(props: FormDialogProps) {
  const { onClose, error, isBusy, cancelLabel, submitLabel, busyLabel, tone = 'primary', children } = props;
  const { title, description, size, role, onSubmit } = props;
  const { t } = useTranslation('errors');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      onSubmit={onSubmit}
      isBusy={isBusy}
      {...{ title, description, size, role }}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant={tone} isBusy={isBusy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {error !== undefined && <Notice tone="danger">{t(error)}</Notice>}
        {children}
      </Stack>
    </Dialog>
  );
}
