import type { VerificationOptions } from 'shared-api/contract';

/** How somebody proves who they are; `new-passkey` for an admin who has neither a passkey nor an authenticator app. */
export type ProofKind = 'passkey' | 'new-passkey' | 'totp' | 'password';

export interface Place {
  /** Whether this browser has passkeys, here at this address. */
  readonly hasPasskeys: boolean;
  /** On the account's own pages an admin sets up an app, for which the password is enough. */
  readonly isAtAccount: boolean;
}

/** What the person can choose from, best first. */
export function waysToProve(options: VerificationOptions, place: Place): ProofKind[] {
  const { passkey, hasTotp, isVerified } = options;
  const lacksFactor = options.isFactorRequired && !place.isAtAccount && (isVerified || !hasTotp);
  const ways: ProofKind[] = [];
  if (passkey) ways.push('passkey');
  else if (lacksFactor) ways.push('new-passkey');
  if (hasTotp) ways.push('totp');
  if (ways.length === 0) ways.push('password');
  return place.hasPasskeys ? ways : ways.toReversed();
}

/** What is typed for a proof; before a first passkey is made, the password. */
export function typedFor(kind: ProofKind, options: VerificationOptions): 'code' | 'password' | undefined {
  if (kind === 'totp') return 'code';
  if (kind === 'password') return 'password';
  return kind === 'new-passkey' && !options.isVerified ? 'password' : undefined;
}

export function isPasskey(kind: ProofKind): boolean {
  return kind === 'passkey' || kind === 'new-passkey';
}
