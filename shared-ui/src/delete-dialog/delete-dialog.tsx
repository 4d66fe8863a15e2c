import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog/confirm-dialog.tsx';
import { useUiText } from '../text/use-ui-text.ts';

/** Props of {@link DeleteDialog}. */
export interface DeleteDialogProps extends Pick<
  ConfirmDialogProps,
  'isOpen' | 'onClose' | 'onConfirm' | 'children' | 'isBusy' | 'error'
> {
  /** Name of what will be deleted. */
  name: string;
}

/** Asks before something is deleted; the children name the consequences. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { name, ...rest } = props;
  const text = useUiText();
  return <ConfirmDialog {...rest} title={text('delete_title', { name })} confirmLabel={text('delete')} />;
}
