import { defineRoutes, signedIn } from '../../infra/http/routes.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { USUAL } from '../../infra/http/write-limit.ts';
import { auditContextOf } from '../audit/audit-context.ts';
import { removeLoneRecoveryCodes } from '../factor/repository.ts';
import { queueNoticeMail } from '../user/notice-mail.ts';
import { recordAccountAudit } from '../user/record-account-audit.ts';
import { lockUser } from '../user/repository.ts';
import { addPasskey } from './add-passkey.ts';
import { creationOptions } from './options.ts';
import { presentPasskey } from './presenter.ts';
import { listPasskeys, removePasskey, renamePasskey } from './repository.ts';

export const passkeyRoutes = defineRoutes('passkey', {
  list: {
    allow: signedIn,
    handle: async ({ db, actor }) => (await listPasskeys(db, actor.id)).map(presentPasskey),
  },
  creationOptions: { allow: signedIn, limit: USUAL, handle: (call) => creationOptions(call) },
  create: {
    allow: signedIn,
    limit: USUAL,
    handle: async (call) => {
      const { name, credential } = call.input.body;
      return presentPasskey(await addPasskey(call, name, credential));
    },
  },
  rename: {
    allow: signedIn,
    limit: USUAL,
    scope: 'caller',
    handle: async ({ input, db, scope }) => {
      const passkey = await renamePasskey(db, scope, input.params.id, input.body.name);
      if (!passkey) throw notFound();
      return presentPasskey(passkey);
    },
  },
  remove: {
    allow: signedIn,
    limit: USUAL,
    scope: 'caller',
    handle: (call) => {
      const { input, db, actor, scope, context } = call;
      return db.transaction(async (transaction) => {
        const user = await lockUser(transaction, actor.id);
        if (!user || !(await removePasskey(transaction, scope, input.params.id))) throw notFound();
        await removeLoneRecoveryCodes(transaction, actor.id);
        const now = context.clock();
        await recordAccountAudit(transaction, auditContextOf(call), 'passkey_removed', user, now);
        await queueNoticeMail(call, transaction, 'passkey_removed', user);
      });
    },
  },
});
