import { formatFaults, parseFaults, type Faults } from '../faults.ts';
import { readSigned, signValue } from './signed-value.ts';

const PURPOSE = 'faults';

/** A permit to simulate faults. */
export interface FaultPermit {
  /** The initial faults. */
  readonly faults: Faults;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

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
