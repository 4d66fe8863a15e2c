import type { ReleaseService } from '../release/index.ts';
import { operatorAt } from '../rights/index.ts';
import type { RightsService } from '../rights/index.ts';
import type { RightsActions } from './release-client.ts';

/** Rights of the local store; a person who can write it may do everything. */
export function localRights(
  service: RightsService,
  who: string,
  releases: () => Pick<ReleaseService, 'retire'>,
): RightsActions {
  const caller = operatorAt(who);
  return {
    retireArea: (request) => {
      const wanted = { acts: ['retire'], areas: [request.area], subject: '' } as const;
      return service.log.run(caller, wanted, () => releases().retire(request, who));
    },
    listTokens: () => service.listTokens(caller),
    createToken: (token) => service.createToken(caller, token),
    endToken: (end) => service.endToken(caller, end),
    limitPerson: (limit) => service.limitPerson(caller, limit),
    readStatus: () => service.readStatus(caller),
    giveUpAddress: (given) => service.giveUpAddress(caller, given),
    readActs: async (limit) => ({ acts: await service.readActs(caller, limit) }),
  };
}
