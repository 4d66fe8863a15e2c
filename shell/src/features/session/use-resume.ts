import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, isApiError, useApi, useSession } from 'shared-api';

/** Signs the user of an expired session in again, by password and, where the account has one, a second step. */
export function useResume() {
  const { t } = useTranslation('proof');
  const api = useApi();
  const resumeSession = useSession((session) => session.resume);
  const setUser = useSession((session) => session.setUser);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAtSecondStep, setAtSecondStep] = useState(false);

  async function attempt(enter: () => Promise<void>) {
    setBusy(true);
    setFailure(null);
    try {
      await enter();
    } catch (error) {
      setBusy(false);
      if (isApiError(error, 'second_step_required')) return setAtSecondStep(true);
      if (isApiError(error, 'sign_in_expired')) setAtSecondStep(false);
      const isRefused = isApiError(error, 'credentials_invalid', 'unauthorized', 'validation_failed');
      const code: string = errorCodeOf(error);
      setFailure(isRefused ? t('session.login_failed') : t(code, { ns: 'errors' }));
    }
  }

  const resume = (password: string) => attempt(() => resumeSession(password));
  const finish = (code: string) =>
    attempt(async () => {
      const { user } = await api.auth.finishLogin({ body: { code } });
      setUser(user);
    });

  return { resume, finish, isBusy, failure, isAtSecondStep };
}
