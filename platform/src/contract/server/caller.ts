import { ACTS, EVERY_AREA } from '../rights.ts';
import type { Act, Grant } from '../rights.ts';

/** Who asks for something: a token, an admin, or somebody at the command line of the installation. */
export interface Caller {
  /** As the history names them. */
  readonly who: string;
  /** Where the request comes from; `local` at the command line. */
  readonly network: string;
  readonly grants: readonly Grant[];
}

/** Every right, of an admin that nobody limited and of the operator. */
export const EVERY_RIGHT: readonly Grant[] = [{ area: EVERY_AREA, acts: ACTS }];

/** The network of the installation's own command line. */
export const LOCAL_NETWORK = 'local';

/** A person who can write the installation's store may do everything. */
export function operatorAt(who: string): Caller {
  return { who, network: LOCAL_NETWORK, grants: EVERY_RIGHT };
}

/** Whether grants include an act on an area; on {@link EVERY_AREA} only a grant for every area counts. */
export function allows(grants: readonly Grant[], act: Act, area: string): boolean {
  return grants.some(
    (grant) =>
      (grant.area === EVERY_AREA || grant.area === area) && (act === 'look' || grant.acts.includes(act)),
  );
}
