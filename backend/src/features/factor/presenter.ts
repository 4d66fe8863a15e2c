import type { Factors } from 'shared-api/contract';
import { hasSecondStep, type FactorsRow } from './repository.ts';

/** What an account has beside its password, for its owner. */
export function presentFactors(row: FactorsRow): Factors {
  const { totp_at: totpAt, codes_at: codesAt, codes_left: left, has_passkey: hasPasskey } = row;
  return {
    totp: totpAt && { createdAt: totpAt.toISOString() },
    recoveryCodes: codesAt && { createdAt: codesAt.toISOString(), left },
    hasPasskey,
    hasSecondStep: hasSecondStep(row),
  };
}
