import { deedOf } from '../audit/deed.ts';
import { accessDecides, defineRoutes } from '../../infra/http/routes.ts';

export const settingsRoutes = defineRoutes('settings', {
  get: {
    isAnonymous: true,
    policy: accessDecides,
    handle: ({ context }) => context.settings.current(),
  },
  update: {
    policy: accessDecides,
    handle: (call) => {
      const { reason, version, ...changes } = call.input.body;
      return call.context.settings.change(changes, version, deedOf(call, reason));
    },
  },
});
