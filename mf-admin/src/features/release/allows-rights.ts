import { EVERY_AREA, type Grant } from 'platform/contract';

/** Whether somebody may give rights for everything, as the platform decides it. */
export function allowsRights(grants: readonly Grant[]): boolean {
  return grants.some(({ area, acts }) => area === EVERY_AREA && acts.includes('rights'));
}
