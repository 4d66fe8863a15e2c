import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useApi, useErrorText } from 'shared-api';
import type { VerificationOptions } from 'shared-api/contract';
import { createPasskey, passkeyFailureOf, signWithPasskey } from 'shared-api/passkey';
import type { ProofKind } from './proof-ways.ts';

/** What is typed for a proof. */
export type TypedProof = { readonly password: string } | { readonly code: string };

/** These calls must not open the dialog that they come from. */
const PROOF = { isProof: true } as const;

/** Sends a proof, and answers once the service accepts it. */
export function useProof(options: VerificationOptions | undefined, onAnswer: (isDone: boolean) => void) {
  const { t } = useTranslation('proof');
  const api = useApi();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  // Not its text, which follows a change of language.
  const [failure, setFailure] = useState<unknown>(null);

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

  async function prove(kind: ProofKind, typed: TypedProof | undefined) {
    setBusy(true);
    setFailure(null);
    try {
      if (typed) await api.auth.verify({ body: typed }, PROOF);
      if (kind === 'passkey') await sign();
      if (kind === 'new-passkey') await addPasskey();
      onAnswer(true);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  function explain(error: unknown): string {
    if (isApiError(error, 'credentials_invalid')) return t('verification.password_wrong');
    if (isApiError(error, 'code_invalid')) return t('verification.code_wrong');
    if (isApiError(error)) return errorText(error);
    const reason = passkeyFailureOf(error);
    return reason ? t(`verification.passkey_${reason}`) : errorText(error);
  }

  const text = failure === null ? null : explain(failure);
  return { prove, forget: () => setFailure(null), isBusy, failure: text };
}
