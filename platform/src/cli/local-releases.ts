import { wantedChange } from '../rights/wanted-change.ts';
import type { ReleaseService } from '../release/index.ts';
import { operatorAt } from '../rights/index.ts';
import type { RightsService } from '../rights/index.ts';
import type { ReleaseActions } from './release-client.ts';

/** The release service of the local store, whose log of acts has what is done at the command line as well. */
export function localReleases(service: ReleaseService, { log }: RightsService): ReleaseActions {
  return {
    addBuild: (folder) => service.addBuild(folder),
    readStatus: () => service.readStatus(),
    readHistory: (limit, area) => service.readHistory(limit, area),
    promote: (request, who) =>
      log.run(operatorAt(who), wantedChange(request, null), () => service.promote(request, who)),
    canary: (request, who) =>
      log.run(operatorAt(who), wantedChange(request, request.share), () => service.canary(request, who)),
    rollback: (request, who) => {
      const wanted = { acts: ['rollback'], areas: [request.area], subject: request.from ?? '' } as const;
      return log.run(operatorAt(who), wanted, () => service.rollback(request, who));
    },
  };
}
