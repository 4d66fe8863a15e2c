import { RulesService } from '../release/index.ts';
import type { ReleaseService } from '../release/index.ts';
import { operatorAt } from '../rights/index.ts';
import type { RightsService } from '../rights/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import type { RightsActions } from './release-client.ts';

/** The services of the local store. */
interface LocalParts {
  readonly store: ReleaseStore;
  readonly rights: RightsService;
  readonly releases: () => ReleaseService;
}

/** Rights of the local store; a person who can write it may do everything. */
export function localRights({ store, rights: service, releases }: LocalParts, who: string): RightsActions {
  const caller = operatorAt(who);
  const rules = () => new RulesService({ store, releases: releases(), rights: service });
  return {
    retireArea: (request) => {
      const wanted = { acts: ['retire'], areas: [request.area], subject: '' } as const;
      return service.log.run(caller, wanted, () => releases().retire(request, who));
    },
    listTokens: () => service.listTokens(caller),
    createToken: (token) => service.createToken(caller, token),
    rotateToken: (rotation) => service.rotateToken(caller, rotation),
    endToken: (end) => service.endToken(caller, end),
    limitPerson: (limit) => service.limitPerson(caller, limit),
    readStatus: () => service.readStatus(caller),
    giveUpAddress: (gift) => service.giveUpAddress(caller, gift),
    lendAddress: (loan) => service.lendAddress(caller, loan),
    readActs: async (limit) => ({ acts: await service.readActs(caller, limit) }),
    readRules: () => rules().read(caller),
    setSecondPerson: (rule) => rules().setSecondPerson(caller, rule),
    freeze: (freeze) => rules().freeze(caller, freeze),
    endFreeze: (id) => rules().endFreeze(caller, id),
    approve: (id) => rules().approve(caller, id),
    withdraw: (id) => rules().withdraw(caller, id),
  };
}
