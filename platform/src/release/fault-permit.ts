import { formatFaults, parseFaults } from '../contract/faults.ts';
import type { FaultPermit } from '../faults/fault-switch.ts';
import { readSigned, signValue } from './signed-value.ts';

const PURPOSE = 'faults';

/** A value of `?faults=` that lets whoever opens it switch faults until it expires. */
export function signFaultPermit(secret: string, { faults, expiresAt }: FaultPermit): string {
  return signValue(secret, PURPOSE, { value: formatFaults(faults), expiresAt });
}

/** The permit of a value of `?faults=` or of the cookie that keeps it; undefined when it is none. */
export function readFaultPermit(
  text: string,
  { secret, now }: { secret: string; now: number },
): FaultPermit | undefined {
  const signed = readSigned(text, { secret, purpose: PURPOSE, now });
  return signed && { faults: parseFaults(signed.value), expiresAt: signed.expiresAt };
}
