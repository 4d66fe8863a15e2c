import type { HttpHandler } from 'msw';
import type { Factors } from 'shared-api/contract';
import { mock, MockProblem } from 'shared-api/standalone';
import type { SampleState } from './sample-state.ts';

/** What the sample customer's authenticator app always shows. */
export const SAMPLE_CODE = '123456';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const SAMPLE_RECOVERY_CODES = [
  '2K7M-QX4R-9HTV',
  '3B8N-WZ5S-4JUX',
  '4C9P-AY6T-5KVY',
  '5D2Q-BZ7U-6LWZ',
  '6E3R-CA8V-7MXA',
  '7F4S-DB9W-8NYB',
  '8G5T-EC2X-9PZC',
  '9H6U-FD3Y-2QAD',
  'AJ7V-GE4Z-3RBE',
  'BK8W-HF5A-4SCF',
] as const;

/** The calls about authenticator app and recovery codes. */
export function factorHandlers(state: SampleState): HttpHandler[] {
  const newCodes = () => {
    const recoveryCodes = { createdAt: new Date().toISOString(), left: SAMPLE_RECOVERY_CODES.length };
    state.factors = { ...state.factors, recoveryCodes };
    return { recoveryCodes: [...SAMPLE_RECOVERY_CODES] };
  };
  return [
    mock('factor', 'get', () => factorsOf(state)),
    mock('factor', 'beginTotp', () => {
      if (state.factors.totp) throw new MockProblem(409, 'conflict');
      const uri = `otpauth://totp/Maida:${encodeURIComponent(state.user.email)}?secret=${SECRET}`;
      return { secret: SECRET, uri: `${uri}&issuer=Maida` };
    }),
    mock('factor', 'confirmTotp', ({ body }) => {
      if (body.code !== SAMPLE_CODE) throw new MockProblem(401, 'code_invalid');
      state.factors = { ...state.factors, totp: { createdAt: new Date().toISOString() } };
      return newCodes();
    }),
    mock('factor', 'removeTotp', () => {
      const recoveryCodes = state.passkeys.length > 0 ? state.factors.recoveryCodes : null;
      state.factors = { totp: null, recoveryCodes };
      return undefined;
    }),
    mock('factor', 'makeRecoveryCodes', newCodes),
    mock('factor', 'removeRecoveryCodes', () => {
      state.factors = { ...state.factors, recoveryCodes: null };
      return undefined;
    }),
  ];
}

/** What the sample customer has beside the password. */
export function factorsOf({ factors, passkeys }: SampleState): Factors {
  const hasSecondStep = factors.totp !== null || factors.recoveryCodes !== null;
  return { ...factors, hasPasskey: passkeys.length > 0, hasSecondStep };
}
