import type { Act, PromoteRequest } from '../../contract/index.ts';
import type { WantedAct } from './act-log.ts';

/** A canary of more than this is as good as everybody: it needs the right to promote. */
const MAX_CANARY_SHARE = 0.5;

/** The rights that a promotion or a canary needs. @param share Of a canary; null for everybody. */
export function wantedChange(
  { area, version, isForced = false }: Pick<PromoteRequest, 'area' | 'version' | 'isForced'>,
  share: number | null,
): WantedAct {
  const acts: Act[] =
    share === null ? ['promote'] : share > MAX_CANARY_SHARE ? ['canary', 'promote'] : ['canary'];
  return { acts: isForced ? [...acts, 'force'] : acts, areas: [area], subject: version };
}
