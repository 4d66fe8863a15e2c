import { auditContextOf } from '../audit/audit-context.ts';
import { mask } from '../audit/mask.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { recordExport } from '../audit/record-export.ts';
import { sendCsv } from '../../infra/http/send-csv.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { anyone, defineRoutes, roles, signedIn } from '../../infra/http/routes.ts';
import { USUAL } from '../../infra/http/write-limit.ts';
import { localDay } from '../../lib/local-time.ts';
import { checkVerified } from '../session/verified.ts';
import { setVisitorCookies } from '../session/session-cookies.ts';
import { changeRole, confirmUser, deleteAccount } from './account-changes.ts';
import { changePassword } from './change-password.ts';
import { userFileHeader, userFileRows } from './export-users.ts';
import { listUsers } from './list-users.ts';
import { collectOwnData } from './own-data.ts';
import { selfAlone, selfOrAdmin, selfOrAdminByEmail } from './policy.ts';
import { requireProof } from './require-proof.ts';
import { presentUser } from './presenter.ts';
import { registerUser } from './register.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { updateAccount } from './update-account.ts';
import { findUser } from './repository.ts';

export const userRoutes = defineRoutes('user', {
  create: {
    allow: anyone,
    limit: 'register.ts counts registrations by network, and mails by address',
    handle: (call) => registerUser(call, call.input.body),
  },
  list: {
    allow: roles('ADMIN'),
    handle: ({ input, db }) => listUsers(db.reads, input.query),
  },
  exportList: {
    allow: roles('ADMIN'),
    limit: USUAL,
    handle: async (call) => {
      const { input, db, context } = call;
      const done = { action: 'users_exported', kind: 'user' } as const;
      const { language, ...filter } = input.query;
      await recordExport(db, auditContextOf(call), done, filter, context.clock());
      await sendCsv(call, {
        name: 'users',
        header: userFileHeader(language),
        pages: userFileRows(db.reads, filter, language),
      });
    },
  },
  get: {
    allow: signedIn,
    policy: selfOrAdmin,
    handle: async ({ input, db }) => {
      const user = await findUser(db, input.params.id);
      if (!user) throw notFound();
      return presentUser(user);
    },
  },
  exportOwn: {
    allow: signedIn,
    limit: USUAL,
    policy: selfAlone,
    handle: async (call) => {
      const { actor, db, context, reply } = call;
      const now = context.clock();
      const data = await collectOwnData(db, actor, now);
      const done = { action: 'own_data_exported', kind: 'user', id: actor.id } as const;
      await recordAudit(db, auditContextOf(call), { ...done, label: mask(actor.email) }, now);
      reply.header('content-disposition', `attachment; filename="maida-${localDay(now)}.json"`);
      return data;
    },
  },
  update: {
    allow: signedIn,
    limit: USUAL,
    policy: selfOrAdmin,
    handle: async (call) => presentUser(await updateAccount(call, call.input.params.id, call.input.body)),
  },
  remove: {
    allow: signedIn,
    limit: USUAL,
    policy: selfOrAdmin,
    handle: async (call) => {
      const { input, actor, context, request, reply } = call;
      const isOwn = input.params.id === actor.id;
      if (isOwn) await requireProof(call, input.body?.currentPassword);
      else checkVerified(context, actor);
      await deleteAccount(context, auditContextOf(call, input.query.reason), input.params.id);
      if (isOwn) setVisitorCookies(context, request, reply);
    },
  },
  confirm: {
    allow: roles('ADMIN'),
    limit: USUAL,
    handle: async (call) => {
      const { params, body } = call.input;
      const audit = auditContextOf(call, body?.reason);
      return presentUser(await confirmUser(call, audit, params.id, body?.confirmed ?? true));
    },
  },
  changePassword: {
    allow: signedIn,
    limit: USUAL,
    policy: selfOrAdminByEmail,
    handle: (call) => {
      const { params, query, body } = call.input;
      return changePassword(call, {
        email: params.email,
        password: body?.password ?? query.password,
        currentPassword: body?.currentPassword,
        reason: body?.reason,
      });
    },
  },
  sendPasswordLink: {
    allow: roles('ADMIN'),
    limit: USUAL,
    handle: (call) => sendPasswordLink(call, call.input.params.id, call.input.body?.reason),
  },
  changeRole: {
    allow: roles('ADMIN'),
    limit: USUAL,
    handle: async (call) => {
      const { params, query } = call.input;
      const audit = auditContextOf(call, query.reason);
      return presentUser(await changeRole(call.context, audit, params.id, query.role));
    },
  },
});
