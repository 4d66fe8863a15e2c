import { accessDecides, defineRoutes } from '../../infra/http/routes.ts';
import { listAudit } from './list-audit.ts';

export const auditRoutes = defineRoutes('audit', {
  list: {
    policy: accessDecides,
    handle: ({ input, db }) => listAudit(db.reads, input.query),
  },
});
