import { auditContextOf } from '../audit/audit-context.ts';
import { anyone, defineRoutes, roles } from '../../infra/http/routes.ts';
import { USUAL } from '../../infra/http/write-limit.ts';

export const settingsRoutes = defineRoutes('settings', {
  get: {
    isAnonymous: true,
    allow: anyone,
    handle: ({ context, reply }) => {
      reply.header('cache-control', 'no-cache');
      return context.settings.current();
    },
  },
  update: {
    allow: roles('ADMIN'),
    limit: USUAL,
    handle: (call) => {
      const { reason, version, ...changes } = call.input.body;
      return call.context.settings.change(changes, version, auditContextOf(call, reason));
    },
  },
});
