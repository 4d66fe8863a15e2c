import { accessDecides, defineRoutes } from '../http/routes.ts';

export const settingsRoutes = defineRoutes('settings', {
  get: {
    isAnonymous: true,
    policy: accessDecides,
    handle: ({ context }) => context.settings.current(),
  },
  update: {
    policy: accessDecides,
    handle: ({ input, context }) => context.settings.change(input.body),
  },
});
