import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Address } from 'shared-api/contract';
import { useSubmitOnce } from 'shared-ui';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { AddressFields } from './address-fields.tsx';
import { toAddressValues, type AddressValues } from './address-values.ts';
import { useSaveAddress } from './use-save-address.ts';

export interface AddressDialogProps {
  /** The address to edit; null for a new one. */
  readonly address: Address | null;
  /** The first address becomes the default one. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

/** Adds or edits an address. */
export function AddressDialog(props: AddressDialogProps) {
  const { address, isFirst, onClose } = props;
  const { t } = useTranslation('customer-address');
  const form = useForm<AddressValues>({ defaultValues: toAddressValues(address), mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;
  const save = useSaveAddress(form, address, onClose);
  const submit = useSubmitOnce((event) => form.handleSubmit(save)(event));
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      error={errors.root?.message}
      isBusy={isSubmitting}
      title={address ? t('edit_title') : t('add_title')}
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
      busyLabel={t('saving')}
    >
      <AddressFields form={form} canBeDefault={!isFirst && address?.isDefault !== true} />
    </FormDialog>
  );
}
