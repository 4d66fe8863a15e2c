import { http, HttpResponse, type HttpHandler } from 'msw';
import { ACTS, type NewToken, type TokenEnd, type TokenStatus } from 'platform/contract';

const HOUR_MS = 3_600_000;

function ago(hours: number): string {
  return new Date(Date.now() - hours * HOUR_MS).toISOString();
}

/** A working token. */
export function sampleToken(name: string, change: Partial<TokenStatus> = {}): TokenStatus {
  return {
    name,
    grants: [{ area: 'mf-provider', acts: ['look', 'release', 'canary', 'promote', 'rollback'] }],
    state: 'active',
    madeBy: 'admin@maida.example',
    madeAt: ago(700),
    endsAt: null,
    lastUsedAt: ago(3),
    isFromSettings: false,
    ...change,
  };
}

/** The operator's token, one that will end, one that was never used, and one that has ended. */
export function createSampleTokens(): TokenStatus[] {
  const operator = { madeAt: null, isFromSettings: true, grants: [{ area: '*', acts: ACTS }] };
  return [
    sampleToken('main', operator),
    sampleToken('provider-team', { endsAt: ago(-2000) }),
    sampleToken('visitors-team', {
      grants: [{ area: 'mf-public', acts: ['look', 'release'] }],
      lastUsedAt: null,
    }),
    sampleToken('old-pipeline', { state: 'ended', endsAt: ago(90) }),
  ];
}

/** The platform's actions on tokens. */
export function tokenHandlers(state: { tokens: TokenStatus[] }, who: string): HttpHandler[] {
  const change = (name: string, next: Partial<TokenStatus>) => {
    state.tokens = state.tokens.map((token) => (token.name === name ? { ...token, ...next } : token));
  };
  return [
    http.get('*/platform/tokens', () => HttpResponse.json({ tokens: state.tokens })),
    http.post<never, NewToken>('*/platform/tokens', async ({ request }) => {
      const { name, grants, endsAt = null } = await request.json();
      if (state.tokens.some((token) => token.name === name)) {
        const problem = { type: 'about:blank', title: 'x', status: 409, code: 'conflict', detail: 'x' };
        return HttpResponse.json(problem, { status: 409 });
      }
      state.tokens.push(sampleToken(name, { grants, endsAt, madeBy: who, madeAt: ago(0), lastUsedAt: null }));
      return HttpResponse.json({ name, token: `maida_release_${name}-1` });
    }),
    http.post<never, TokenEnd>('*/platform/tokens/end', async ({ request }) => {
      change((await request.json()).name, { state: 'ended', endsAt: ago(0) });
      return HttpResponse.json({ tokens: state.tokens });
    }),
  ];
}
