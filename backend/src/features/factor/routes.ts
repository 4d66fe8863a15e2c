import { defineRoutes, signedIn } from '../../infra/http/routes.ts';
import { USUAL } from '../../infra/http/write-limit.ts';
import {
  beginTotp,
  confirmTotp,
  makeRecoveryCodes,
  removeOwnRecoveryCodes,
  removeTotp,
} from './change-factors.ts';
import { presentFactors } from './presenter.ts';
import { getFactors } from './repository.ts';

export const factorRoutes = defineRoutes('factor', {
  get: { allow: signedIn, handle: async ({ db, actor }) => presentFactors(await getFactors(db, actor.id)) },
  beginTotp: { allow: signedIn, limit: USUAL, handle: (call) => beginTotp(call) },
  confirmTotp: {
    allow: signedIn,
    limit: USUAL,
    handle: async (call) => ({ recoveryCodes: await confirmTotp(call, call.input.body.code) }),
  },
  removeTotp: { allow: signedIn, limit: USUAL, handle: (call) => removeTotp(call) },
  makeRecoveryCodes: {
    allow: signedIn,
    limit: USUAL,
    handle: async (call) => ({ recoveryCodes: await makeRecoveryCodes(call) }),
  },
  removeRecoveryCodes: { allow: signedIn, limit: USUAL, handle: (call) => removeOwnRecoveryCodes(call) },
});
