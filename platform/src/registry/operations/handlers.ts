import type * as z from 'zod';
import type { AreaChange, PlatformOperation, PlatformReply } from '../../contract/index.ts';
import type { platformSchemas } from '../../contract/schemas.ts';
import type { ReleaseService } from '../release/release-service.ts';
import { allows, type Caller } from '../../contract/server/index.ts';
import { authorise } from '../rights/authorise.ts';
import type { WantedAct } from '../rights/act-log.ts';
import type { RightsService } from '../rights/rights-service.ts';
import { wantedChange } from '../rights/wanted-change.ts';

/** A call of somebody known. Its handler checks their rights itself, as soon as it knows the area. */
export interface Call<Input = undefined> {
  readonly input: Input;
  readonly caller: Caller;
  readonly service: ReleaseService;
  readonly rights: RightsService;
}

/** All operations but the upload, whose body is a stream (`http/receive-upload.ts`). */
export type HandledOperation = Exclude<PlatformOperation, 'addBuild'>;

type Schemas = typeof platformSchemas;
type InputOf<Operation extends HandledOperation> = Schemas[Operation] extends {
  readonly body: infer Body extends z.ZodType;
}
  ? z.output<Body>
  : Schemas[Operation] extends { readonly query: infer Query extends z.ZodType }
    ? z.output<Query>
    : undefined;

type Handlers = {
  readonly [Operation in HandledOperation]: (
    call: Call<InputOf<Operation>>,
  ) => Promise<PlatformReply<Operation>>;
};

/** What each operation does, for callers over HTTP and at the command line. */
export const handlers: Handlers = {
  readStatus: async ({ service, caller }) => {
    const { areas, retired = [], ...status } = await service.readStatus();
    const isSeen = ({ name }: { name: string }) => allows(caller.grants, 'look', name);
    return { ...status, areas: areas.filter(isSeen), retired: retired.filter(isSeen) };
  },
  readHistory: async ({ service, caller, input: { area, limit } }) => {
    if (area !== undefined) authorise(caller, 'look', area);
    const { changes } = await service.readHistory(limit, area);
    return { changes: changes.filter((change) => allows(caller.grants, 'look', change.area)) };
  },
  promote: (call) =>
    change(call, wantedChange(call.input, null), call.input.isReturn ?? false, () =>
      call.service.promote(call.input, call.caller.who),
    ),
  canary: (call) =>
    change(call, wantedChange(call.input, call.input.share), false, () =>
      call.service.canary(call.input, call.caller.who),
    ),
  rollback: async (call) => {
    const { from = '' } = call.input;
    const areas = await call.service.areasOf(call.input);
    const wanted: WantedAct = { acts: ['rollback'], areas, subject: from };
    return change(call, wanted, true, () => call.service.rollback(call.input, call.caller.who));
  },
  retire: ({ input, service, rights, caller }) => {
    const wanted: WantedAct = { acts: ['retire'], areas: [input.area], subject: '' };
    return rights.log.run(caller, wanted, () => service.retire(input, caller.who));
  },
  readRights: ({ rights, caller }) => rights.readStatus(caller),
  listTokens: ({ rights, caller }) => rights.listTokens(caller),
  createToken: ({ rights, caller, input }) => rights.createToken(caller, input),
  endToken: ({ rights, caller, input }) => rights.endToken(caller, input),
  limitPerson: ({ rights, caller, input }) => rights.limitPerson(caller, input),
  giveUpAddress: ({ rights, caller, input }) => rights.giveUpAddress(caller, input),
  readActs: async ({ rights, caller, input }) => ({ acts: await rights.readActs(caller, input.limit) }),
};

/**
 * Only who could have taken an area out brings it back.
 * @param mayReturn whether the change brings back a retired area; the service refuses it otherwise
 */
async function change(
  { rights, caller, service }: Pick<Call, 'rights' | 'caller' | 'service'>,
  { acts, areas, subject }: WantedAct,
  mayReturn: boolean,
  act: () => Promise<AreaChange>,
): Promise<AreaChange> {
  const isReturn = mayReturn && (await service.isRetired(areas[0] ?? ''));
  const wanted: WantedAct = { acts: isReturn ? [...acts, 'retire'] : acts, areas, subject };
  return rights.log.run(caller, wanted, act);
}
