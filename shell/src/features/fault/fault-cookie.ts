import { FAULTS_COOKIE, formatFaults } from 'platform/contract';
import type { Faults } from 'platform/contract';

/** Makes these the faults of this browser; what the page asks for from now on is delivered with them. */
export function keepFaults(faults: Faults, until: string | undefined): void {
  const age = until === undefined ? '' : `; Expires=${new Date(until).toUTCString()}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${FAULTS_COOKIE}=${formatFaults(faults)}; Path=/; SameSite=Lax${age}${secure}`;
}
