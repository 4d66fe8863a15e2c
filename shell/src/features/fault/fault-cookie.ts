import { FAULTS_COOKIE, formatFaults } from 'platform/contract';
import type { Faults } from 'platform/contract';

/** Stores the faults of this browser; the delivery server applies them to every later request. */
export function storeFaults(faults: Faults, until: string | undefined): void {
  const age = until === undefined ? '' : `; Expires=${new Date(until).toUTCString()}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${FAULTS_COOKIE}=${formatFaults(faults)}; Path=/; SameSite=Lax${age}${secure}`;
}
