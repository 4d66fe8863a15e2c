import { PEOPLE_PATH, RIGHTS_PATH, type PersonLimit, type RightsStatus } from 'platform/contract';
import { releaseHttp, type Verify } from './release-client.ts';

export async function readRights(signal: AbortSignal, verify: Verify): Promise<RightsStatus> {
  return (await (await releaseHttp(verify)).get<RightsStatus>(RIGHTS_PATH, { signal })).data;
}

export async function limitPerson(limit: PersonLimit, verify: Verify): Promise<RightsStatus> {
  return (await (await releaseHttp(verify)).post<RightsStatus>(PEOPLE_PATH, limit)).data;
}
