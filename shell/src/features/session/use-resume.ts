import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useApi, useErrorText, useSession } from 'shared-api';

/** Signs the user of an expired session in again, by password and, where the account has one, a second step. */
export function useResume() {
  const { t } = useTranslation('proof');
  const api = useApi();
  const resumeSession = useSession((session) => session.resume);
  const setUser = useSession((session) => session.setUser);
  const [isBusy, setBusy] = useState(false);
  const errorText = useErrorText();
  // Not its text, which follows a change of language.
  const [failure, setFailure] = useState<unknown>(null);
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
      setFailure(error);
    }
  }

  const resume = (password: string) => attempt(() => resumeSession(password));
  const finish = (code: string) =>
    attempt(async () => {
      const { user } = await api.auth.finishLogin({ body: { code } });
      setUser(user);
    });

  function explain(error: unknown): string {
    const isRefused = isApiError(error, 'credentials_invalid', 'unauthorized', 'validation_failed');
    return isRefused ? t('session.login_failed') : errorText(error);
  }

  return { resume, finish, isBusy, failure: failure === null ? null : explain(failure), isAtSecondStep };
}
