import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, isApiError, useApi } from 'shared-api';
import type { NewTotp } from 'shared-api/contract';
import { Notice, TextField, useLazy, useSubmitOnce } from 'shared-ui';
import { FormDialog } from '../../lib/form-dialog.tsx';
import classes from './add-app-dialog.module.css';
import { useRefreshFactors } from './get-factors.ts';

const loadQrCode = () => import(/* webpackChunkName: "qr-code" */ './qr-code.tsx');

export interface AddAppDialogProps {
  /** The secret, shown here and never again. */
  readonly made: NewTotp;
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Shows the secret for an authenticator app, and asks for the app's first code. */
export function AddAppDialog(props: AddAppDialogProps) {
  const { made, onClose, onCodes } = props;
  const { t } = useTranslation('customer-factor');
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const confirm = useConfirm();
  const submit = useSubmitOnce((event) =>
    form.handleSubmit(async ({ code }) => {
      const { codes, refusal } = await confirm(code.trim());
      if (refusal !== undefined) return form.setError('code', { message: refusal }, { shouldFocus: true });
      onClose();
      onCodes(codes);
    })(event),
  );
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      error={undefined}
      isBusy={isSubmitting}
      title={t('app.add_title')}
      description={t('app.add_text')}
      size="small"
      cancelLabel={t('cancel')}
      submitLabel={t('app.confirm')}
      busyLabel={t('app.confirming')}
    >
      <Secret made={made} />
      <TextField
        label={t('app.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        error={errors.code?.message && t(errors.code.message)}
        {...form.register('code', { validate: (value) => value.trim() !== '' || 'app.code_required' })}
      />
    </FormDialog>
  );
}

function useConfirm() {
  const api = useApi();
  const refresh = useRefreshFactors();
  return async (code: string): Promise<{ codes: readonly string[]; refusal?: string }> => {
    try {
      const { recoveryCodes } = await api.factor.confirmTotp({ body: { code } });
      await refresh();
      return { codes: recoveryCodes };
    } catch (error) {
      const refusal = isApiError(error, 'code_invalid') ? 'app.code_wrong' : `errors:${errorCodeOf(error)}`;
      return { codes: [], refusal };
    }
  };
}

/** The secret as a picture for the camera of another device, and as text; on the phone itself a link opens the app. */
function Secret(props: { readonly made: NewTotp }) {
  const { secret, uri } = props.made;
  const { t } = useTranslation('customer-factor');
  const { loaded, hasFailed, start } = useLazy(loadQrCode);
  useEffect(() => {
    void start();
  }, [start]);
  return (
    <div className={classes.secret}>
      {!hasFailed && (
        <div className={classes.picture}>{loaded && <loaded.QrCode text={uri} label={t('app.qr')} />}</div>
      )}
      {hasFailed && <Notice tone="warning">{t('app.qr_failed')}</Notice>}
      <div>
        <p className={classes.label}>{t('app.secret')}</p>
        <code className={classes.text}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <a href={uri}>{t('app.open')}</a>
    </div>
  );
}
