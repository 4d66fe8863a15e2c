import { defineRoutes, roles } from '../../infra/http/routes.ts';
import { listAudit } from './list-audit.ts';

export const auditRoutes = defineRoutes('audit', {
  list: {
    allow: roles('ADMIN'),
    handle: ({ input, db }) => listAudit(db.reads, input.query),
  },
});
