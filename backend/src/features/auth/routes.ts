import { anyone, defineRoutes, signedIn } from '../../infra/http/routes.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { USUAL } from '../../infra/http/write-limit.ts';
import { requestOptions } from '../passkey/options.ts';
import { sessionToken } from '../session/find-actor.ts';
import { ensureXsrfCookie, setVisitorCookies } from '../session/session-cookies.ts';
import { endOwnSession, listSessions } from '../session/own-sessions.ts';
import { endOtherSessions, endSession } from '../session/repository.ts';
import { verifyEmail, resendVerification } from '../user/verify-email.ts';
import { presentUser } from '../user/presenter.ts';
import { findUser } from '../user/repository.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { fromOwnPage } from './policy.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { signIn } from './sign-in.ts';
import { verificationOptions, verify } from './verification.ts';

export const authRoutes = defineRoutes('auth', {
  me: {
    allow: anyone,
    handle: async ({ actor, db, context, request, reply }) => {
      const user = actor.id === null ? undefined : await findUser(db, actor.id);
      const isEnded = !user && sessionToken(context, request) !== undefined;
      if (isEnded) setVisitorCookies(context, request, reply);
      else ensureXsrfCookie(context, request, reply);
      return user ? presentUser(user) : null;
    },
  },
  login: {
    allow: anyone,
    limit: 'sign-in.ts counts failures by account, network and device',
    handle: async (call) => {
      const { email, password } = call.input.body;
      return { user: presentUser(await signIn(call, email, password)) };
    },
  },
  finishLogin: {
    allow: anyone,
    limit: 'finish-sign-in.ts counts wrong codes',
    handle: async (call) => ({ user: presentUser(await finishSignIn(call, call.input.body.code)) }),
  },
  passkeyLoginOptions: {
    allow: anyone,
    limit: 'it stores nothing: the challenge is a signed cookie',
    handle: (call) => Promise.resolve(requestOptions(call, 'sign_in')),
  },
  loginWithPasskey: {
    allow: anyone,
    limit: 'sign-in-with-passkey.ts counts failures by network',
    handle: async (call) => ({
      user: presentUser(await signInWithPasskey(call, call.input.body.credential)),
    }),
  },
  logout: {
    allow: anyone,
    limit: 'it ends the one session that it comes with',
    policy: fromOwnPage,
    handle: async ({ db, context, request, reply }) => {
      const token = sessionToken(context, request);
      if (token !== undefined) await endSession(db, token);
      setVisitorCookies(context, request, reply);
    },
  },
  verificationOptions: {
    allow: signedIn,
    limit: 'it stores nothing: the challenge is a signed cookie',
    handle: (call) => verificationOptions(call),
  },
  verify: { allow: signedIn, limit: USUAL, handle: (call) => verify(call, call.input.body) },
  sessions: {
    allow: signedIn,
    handle: ({ db, actor, context }) => listSessions(db, actor, context.clock()),
  },
  endSession: {
    allow: signedIn,
    limit: USUAL,
    scope: 'caller',
    handle: async ({ input, db, actor, scope, context, request, reply }) => {
      if (!(await endOwnSession(db, scope, input.params.id))) throw notFound();
      if (input.params.id === actor.sessionId) setVisitorCookies(context, request, reply);
    },
  },
  endOtherSessions: {
    allow: signedIn,
    limit: USUAL,
    handle: ({ db, actor }) => endOtherSessions(db, actor.id, actor.sessionId),
  },
  requestPasswordReset: {
    allow: anyone,
    limit: 'password-reset.ts counts mails by network and address',
    handle: (call) => requestReset(call, call.input.body),
  },
  resetPassword: {
    allow: anyone,
    limit: USUAL,
    handle: (call) => resetPassword(call, call.input.body),
  },
  resendConfirmation: {
    allow: signedIn,
    limit: 'verify-email.ts counts mails by network and account',
    handle: (call) => resendVerification(call, call.actor),
  },
  confirmEmail: {
    allow: anyone,
    limit: USUAL,
    handle: (call) => verifyEmail(call, call.input.body.token),
  },
});
