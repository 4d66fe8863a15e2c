import { notFound } from '../http/service-error.ts';
import { accessDecides, defineRoutes } from '../http/routes.ts';
import { setVisitorCookies } from '../session/session-cookies.ts';
import { changeRole, confirmUser, deleteAccount } from './account-changes.ts';
import { changePassword } from './change-password.ts';
import { listUsers } from './list-users.ts';
import { selfOrAdmin, selfOrAdminByEmail } from './policy.ts';
import { presentUser } from './present-user.ts';
import { registerUser } from './register.ts';
import { updateAccount } from './update-account.ts';
import { findUser } from './user-repository.ts';

export const userRoutes = defineRoutes('user', {
  create: {
    policy: accessDecides,
    handle: async (call) => presentUser(await registerUser(call, call.input.body)),
  },
  list: {
    policy: accessDecides,
    handle: ({ input, db }) => listUsers(db, input.query),
  },
  get: {
    policy: selfOrAdmin,
    handle: async ({ input, db }) => {
      const user = await findUser(db, input.params.id);
      if (!user) throw notFound();
      return presentUser(user);
    },
  },
  update: {
    policy: selfOrAdmin,
    handle: async (call) => presentUser(await updateAccount(call, call.input.params.id, call.input.body)),
  },
  remove: {
    policy: selfOrAdmin,
    handle: async ({ input, actor, context, reply }) => {
      await deleteAccount(context, input.params.id);
      if (input.params.id === actor.id) setVisitorCookies(context, reply);
    },
  },
  confirm: {
    policy: accessDecides,
    handle: async ({ input, context }) =>
      presentUser(await confirmUser(context, input.params.id, input.body?.confirmed ?? true)),
  },
  changePassword: {
    policy: selfOrAdminByEmail,
    handle: (call) => {
      const { params, query, body } = call.input;
      return changePassword(call, {
        email: params.email,
        password: body?.password ?? query.password,
        currentPassword: body?.currentPassword,
      });
    },
  },
  changeRole: {
    policy: accessDecides,
    handle: async ({ input, actor, context }) =>
      presentUser(await changeRole(context, actor, input.params.id, input.query.role)),
  },
});
