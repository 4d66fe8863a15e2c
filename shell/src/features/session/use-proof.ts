import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useApi, useErrorText } from 'shared-api';
import type { VerificationOptions } from 'shared-api/contract';
import { createPasskey, passkeyFailureOf, signWithPasskey } from 'shared-api/passkey';

/** How somebody proves who they are; `new-passkey` for an admin who has none yet. */
export type ProofKind = 'passkey' | 'new-passkey' | 'password';

/** These calls must not open the dialog that they come from. */
const PROOF = { isProof: true } as const;

/** Sends a proof, and answers once the service accepts it. */
export function useProof(options: VerificationOptions | undefined, onAnswer: (isDone: boolean) => void) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function sign() {
    if (!options?.passkey) return;
    // The first challenge may have run out, or have been used by a failed attempt.
    const { passkey } = failure === null ? options : await api.auth.verificationOptions({}, PROOF);
    if (passkey) await api.auth.verify({ body: { credential: await signWithPasskey(passkey) } }, PROOF);
  }

  async function addPasskey() {
    const credential = await createPasskey(await api.passkey.creationOptions({}, PROOF));
    await api.passkey.create({ body: { name: t('verification.passkey_name'), credential } }, PROOF);
  }

  async function prove(kind: ProofKind, password: string | undefined) {
    setBusy(true);
    setFailure(null);
    try {
      if (password !== undefined) await api.auth.verify({ body: { password } }, PROOF);
      if (kind === 'passkey') await sign();
      if (kind === 'new-passkey') await addPasskey();
      onAnswer(true);
    } catch (error) {
      setFailure(explain(error));
      setBusy(false);
    }
  }

  function explain(error: unknown): string {
    if (isApiError(error, 'credentials_invalid')) return t('verification.password_wrong');
    if (isApiError(error)) return errorText(error);
    const reason = passkeyFailureOf(error);
    return reason ? t(`verification.passkey_${reason}`) : errorText(error);
  }

  return { prove, isBusy, failure };
}
