import { EVERY_AREA, type Act, type Grant } from '../../contract/index.ts';
import { allows, ReleaseError, type Caller } from '../../contract/server/index.ts';

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
