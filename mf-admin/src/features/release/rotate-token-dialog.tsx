import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MadeToken, TokenStatus } from 'platform/contract';
import { SelectField } from 'shared-ui';
import { ReleaseDialog } from './release-dialog.tsx';
import { rotateToken } from './token-client.ts';
import { useReleaseChange } from './release-queries.ts';

/** Minutes for which the earlier token goes on working. */
const GRACES = ['0', '60', '1440', '10080'] as const;

interface RotateTokenDialogProps {
  token: TokenStatus;
  onMade: (made: MadeToken) => void;
  onClose: () => void;
}

/** Asks before a token is replaced by a new one of the same name and rights. */
export function RotateTokenDialog(props: RotateTokenDialogProps) {
  const { token, onMade, onClose } = props;
  const { name } = token;
  const { t } = useTranslation('admin-release-token');
  const { mutate, isPending, error } = useReleaseChange(rotateToken, onMade);
  const { register, handleSubmit } = useForm({ defaultValues: { grace: '60' } });
  const submit = handleSubmit(({ grace }) => {
    if (!isPending) mutate({ name, graceMinutes: Number(grace) });
  });
  return (
    <ReleaseDialog
      title={t('rotate.title', { name })}
      description={t('rotate.text')}
      confirmLabel={t('rotate.yes')}
      isBusy={isPending}
      error={error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <SelectField
        label={t('rotate.grace')}
        options={GRACES.map((value) => ({ value, label: t(`rotate.grace_of.${value}`) }))}
        {...register('grace')}
      />
    </ReleaseDialog>
  );
}
