import {
  APPROVE_PATH,
  RULE_PATHS,
  RULES_PATH,
  type ApprovalRequest,
  type FreezeEnd,
  type NewFreeze,
  type ReleaseRules,
  type SecondPersonRule,
} from 'platform/contract';
import { releaseHttp, type Verify } from './release-client.ts';

/** A change of what promotions wait for, or the approval of one that waits. */
export type RuleRequest =
  | ({ readonly kind: 'freeze' } & NewFreeze)
  | ({ readonly kind: 'end-freeze' | 'withdraw' | 'approve' } & (FreezeEnd | ApprovalRequest))
  | { readonly kind: 'second-person'; readonly rules: readonly SecondPersonRule[] };

export async function readRules(signal: AbortSignal, verify: Verify): Promise<ReleaseRules> {
  return (await (await releaseHttp(verify)).get<ReleaseRules>(RULES_PATH, { signal })).data;
}

/** @throws ApiError, see `refusalIn` */
export async function changeRules(request: RuleRequest, verify: Verify): Promise<void> {
  const http = await releaseHttp(verify);
  if (request.kind === 'second-person') {
    for (const rule of request.rules) await http.post(RULE_PATHS['second-person'], rule);
    return;
  }
  const { kind, ...body } = request;
  await http.post(kind === 'approve' ? APPROVE_PATH : RULE_PATHS[kind], body);
}
