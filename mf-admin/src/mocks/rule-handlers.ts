import { http, HttpResponse, type HttpHandler } from 'msw';
import type {
  ApprovalRequest,
  NewFreeze,
  PendingPromotion,
  ReleaseRules,
  SecondPersonRule,
} from 'platform/contract';

const HOUR_MS = 3_600_000;

/** A promotion that waits for a second person. */
export function samplePending(change: Partial<PendingPromotion> = {}): PendingPromotion {
  return {
    id: '3f9a0c11',
    area: 'mf-public',
    version: '0.1.0-c3c3c3c3c3',
    share: null,
    who: 'sidi@maida.example',
    why: 'Sorted lists',
    when: new Date(Date.now() - HOUR_MS).toISOString(),
    expiresAt: new Date(Date.now() + 23 * HOUR_MS).toISOString(),
    forced: [],
    ...change,
  };
}

/** No rule yet. */
export function createSampleRules(): ReleaseRules {
  return { secondPerson: [], freezes: [], pending: [] };
}

/** The platform's rules of promotions. */
export function ruleHandlers(state: { rules: ReleaseRules }, who: string): HttpHandler[] {
  const set = (change: Partial<ReleaseRules>) => {
    state.rules = { ...state.rules, ...change };
    return HttpResponse.json({ ...state.rules });
  };
  const decide = http.post<never, ApprovalRequest>('*/platform/approvals/:way', async ({ request }) => {
    const { id } = await request.json();
    return set({ pending: state.rules.pending.filter((one) => one.id !== id) });
  });
  return [
    http.get('*/platform/rules', () => HttpResponse.json({ ...state.rules })),
    decide,
    http.post<never, SecondPersonRule>('*/platform/rules/second-person', async ({ request }) => {
      const { area, isNeeded } = await request.json();
      const others = state.rules.secondPerson.filter((one) => one !== area);
      return set({ secondPerson: isNeeded ? [...others, area] : others });
    }),
    http.post<never, NewFreeze>('*/platform/freezes', async ({ request }) => {
      const id = `0000000${String(state.rules.freezes.length)}`;
      return set({ freezes: [...state.rules.freezes, { id, who, ...(await request.json()) }] });
    }),
    http.post<never, ApprovalRequest>('*/platform/freezes/end', async ({ request }) => {
      const { id } = await request.json();
      return set({ freezes: state.rules.freezes.filter((one) => one.id !== id) });
    }),
  ];
}
