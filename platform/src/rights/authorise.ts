import { ACTS, EVERY_AREA } from '../contract/rights.ts';
import type { Act, Grant } from '../contract/rights.ts';
import { ReleaseError } from '../store/release-error.ts';

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

/** The one check of rights. @throws ReleaseError `forbidden` that names the right and who can give it */
export function authorise({ who, grants }: Caller, act: Act, area: string): void {
  if (allows(grants, act, area)) return;
  const where = area === EVERY_AREA ? 'every area' : area;
  throw new ReleaseError(
    'forbidden',
    `${who} lacks the right "${act}" for ${where}. The operator, an admin, or a token or person with the right ` +
      `"rights" for ${where} can give it (docs/releasing.md).`,
  );
}

/** Who gives rights to somebody needs `rights` for these areas, and each right that is given. */
export function authoriseGrants(caller: Caller, grants: readonly Grant[]): void {
  for (const { area, acts } of grants) {
    for (const act of ['rights', ...acts] as const) authorise(caller, act, area);
  }
}
