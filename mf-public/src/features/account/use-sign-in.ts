import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError, useApi, useErrorText, useSession } from 'shared-api';
import type { User } from 'shared-api/contract';
import { passkeyFailureOf, signWithPasskey } from 'shared-api/passkey';
import { isBoundForWork, workplaceOf } from '../../lib/workplace.ts';
import { returnPathOf } from './return-path.ts';

/** What a user signs in with, unless with a passkey. */
export interface Credentials {
  email: string;
  password: string;
}

/** What a sign-in failed with. Not its text, which follows a change of language. */
interface Failure {
  readonly way: 'password' | 'code' | 'passkey';
  readonly error: unknown;
}

function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  return ({ way, error }) => {
    if (way === 'password' && isRefusal(error)) return t('login_failed');
    const reason = way === 'passkey' ? passkeyFailureOf(error) : undefined;
    return reason ? t(`passkey_${reason}`) : errorText(error);
  };
}

/**
 * Signs in and leaves: to the address that asked for the sign-in, else one page back (requirements 2.6). Where there is
 * no page to go back to, owners and admins get to their dashboard.
 */
export function useSignIn() {
  const failureText = useFailureText();
  const leave = useLeave();
  const login = useSession((session) => session.login);
  const enter = useOtherWays();
  const [isSigningIn, setSigningIn] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** The password was right, and the account has a second step. */
  const [isAtSecondStep, setAtSecondStep] = useState(false);

  async function attempt(way: Failure['way'], enterBy: () => Promise<User>) {
    setFailure(null);
    setSigningIn(true);
    try {
      await leave(await enterBy());
    } catch (error) {
      setSigningIn(false);
      const needsCode = isApiError(error, 'second_step_required');
      if (way === 'password') setAtSecondStep(needsCode);
      if (way === 'code') setAtSecondStep(!isApiError(error, 'sign_in_expired'));
      if (way === 'password' && needsCode) return;
      setFailure({ way, error });
    }
  }

  const signIn = (credentials: Credentials) =>
    attempt('password', () => login({ ...credentials, email: credentials.email.trim() }));
  const signInWithCode = (code: string) => attempt('code', () => enter.withCode(code));
  const signInWithPasskey = () => attempt('passkey', enter.withPasskey);
  const startOver = () => {
    setFailure(null);
    setAtSecondStep(false);
  };

  const ways = { signIn, signInWithCode, signInWithPasskey, startOver };
  return { ...ways, isAtSecondStep, isSigningIn, failure: failure && failureText(failure) };
}

function useLeave() {
  const location = useLocation();
  const navigate = useNavigate();
  return async (user: User) => {
    const asked = returnPathOf(location.state);
    const workplace = workplaceOf(user);
    if (asked !== undefined) await navigate(asked, { replace: true });
    else if (workplace !== undefined && isBoundForWork(location.state)) {
      await navigate(workplace, { replace: true });
    }
    // The first page of this window has no earlier page of ours.
    else if (location.key === 'default') await navigate(workplace ?? '/', { replace: true });
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
      return user;
    },
    withPasskey: async () => {
      const options = await api.auth.passkeyLoginOptions();
      const credential = await signWithPasskey(options);
      const { user } = await api.auth.loginWithPasskey({ body: { credential } });
      setUser(user);
      return user;
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
