import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError, useApi, useErrorText, useSession } from 'shared-api';
import { passkeyFailureOf, signWithPasskey } from 'shared-api/passkey';
import { returnPathOf } from './return-path.ts';

/** What a user signs in with, unless with a passkey. */
export interface Credentials {
  email: string;
  password: string;
}

/** Signs in and leaves: to the address that asked for the sign-in, else one page back (requirements 2.6). */
export function useSignIn() {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const leave = useLeave();
  const login = useSession((session) => session.login);
  const enter = useOtherWays();
  const [isSigningIn, setSigningIn] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** The password was right, and the account has a second step. */
  const [isAtSecondStep, setAtSecondStep] = useState(false);

  async function attempt(way: () => Promise<unknown>, explain: (error: unknown) => string | null) {
    setFailure(null);
    setSigningIn(true);
    try {
      await way();
      await leave();
    } catch (error) {
      setSigningIn(false);
      setFailure(explain(error));
    }
  }

  const signIn = (credentials: Credentials) =>
    attempt(
      () => login({ ...credentials, email: credentials.email.trim() }),
      (error) => {
        const needsCode = isApiError(error, 'second_step_required');
        setAtSecondStep(needsCode);
        if (needsCode) return null;
        return isRefusal(error) ? t('login_failed') : errorText(error);
      },
    );
  const signInWithCode = (code: string) =>
    attempt(
      () => enter.withCode(code),
      (error) => {
        setAtSecondStep(!isApiError(error, 'sign_in_expired'));
        return errorText(error);
      },
    );
  const signInWithPasskey = () =>
    attempt(enter.withPasskey, (error) => {
      const reason = passkeyFailureOf(error);
      return reason ? t(`passkey_${reason}`) : errorText(error);
    });
  const startOver = () => {
    setFailure(null);
    setAtSecondStep(false);
  };

  return { signIn, signInWithCode, signInWithPasskey, startOver, isAtSecondStep, isSigningIn, failure };
}

function useLeave() {
  const location = useLocation();
  const navigate = useNavigate();
  return async () => {
    const asked = returnPathOf(location.state);
    if (asked !== undefined) await navigate(asked, { replace: true });
    // The first page of this window has no earlier page of ours.
    else if (location.key === 'default') await navigate('/', { replace: true });
    else await navigate(-1);
  };
}

function useOtherWays() {
  const api = useApi();
  const setUser = useSession((session) => session.setUser);
  return {
    withCode: async (code: string) => {
      const { user } = await api.auth.finishLogin({ body: { code } });
      setUser(user);
    },
    withPasskey: async () => {
      const options = await api.auth.passkeyLoginOptions();
      const credential = await signWithPasskey(options);
      const { user } = await api.auth.loginWithPasskey({ body: { credential } });
      setUser(user);
    },
  };
}

/** Whether the service refused the credentials themselves; other errors say nothing about them. */
function isRefusal(error: unknown): boolean {
  return isApiError(
    error,
    'credentials_invalid',
    'unauthorized',
    'validation_failed',
    'not_found',
    'forbidden',
  );
}
