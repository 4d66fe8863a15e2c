import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_PASSKEY_NAME } from 'shared-api/contract';
import { Notice, TextField, useSubmitOnce } from 'shared-ui';
import { FormDialog } from '../../lib/form-dialog.tsx';

export interface PasskeyNameDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly name: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly onClose: () => void;
  /** Resolves to the key of what went wrong, which follows a change of language. */
  readonly onName: (name: string) => Promise<string | undefined>;
}

/** Asks what a passkey is to be called. */
export function PasskeyNameDialog(props: PasskeyNameDialogProps) {
  const { title, description, name, submitLabel, busyLabel, onClose, onName } = props;
  const { t } = useTranslation('customer-passkey');
  const form = useForm({ defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmitOnce((event) =>
    form.handleSubmit(async (values) => {
      const refusal = await onName(values.name.trim());
      if (refusal) form.setError('root', { message: refusal });
    })(event),
  );
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      error={undefined}
      isBusy={isSubmitting}
      title={title}
      description={description}
      size="small"
      cancelLabel={t('cancel')}
      {...{ submitLabel, busyLabel }}
    >
      {errors.root && <Notice tone="danger">{t(errors.root.message ?? '')}</Notice>}
      <TextField
        label={t('name')}
        hint={t('name_hint')}
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME}
        required
        data-autofocus
        error={errors.name?.message && t(errors.name.message)}
        {...form.register('name', { validate: (value) => value.trim() !== '' || 'name_required' })}
      />
    </FormDialog>
  );
}
