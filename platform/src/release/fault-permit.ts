import { formatFaults, parseFaults } from '../contract/faults.ts';
import type { FaultPermit } from '../faults/fault-switch.ts';
import { readSigned, signValue } from './signed-value.ts';

const PURPOSE = 'faults';

/** Signs a value of `?faults=` that permits the browser that opens it to simulate faults until it expires. */
export function signFaultPermit(secret: string, { faults, expiresAt }: FaultPermit): string {
  return signValue(secret, PURPOSE, { value: formatFaults(faults), expiresAt });
}

/** Reads the permit in `?faults=` or its cookie; undefined when it is invalid or expired. */
export function readFaultPermit(
  text: string,
  { secret, now }: { secret: string; now: number },
): FaultPermit | undefined {
  const signed = readSigned(text, { secret, purpose: PURPOSE, now });
  return signed && { faults: parseFaults(signed.value), expiresAt: signed.expiresAt };
}
