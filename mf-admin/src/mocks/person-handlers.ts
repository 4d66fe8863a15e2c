import { http, HttpResponse, type HttpHandler } from 'msw';
import { ACTS, type Grant, type PersonLimit } from 'platform/contract';

/** The platform's limits of admins. */
export function personHandlers(state: { people: Record<string, readonly Grant[]> }): HttpHandler[] {
  const status = () =>
    HttpResponse.json({ own: [{ area: '*', acts: ACTS }], people: state.people, addresses: {} });
  return [
    http.get('*/platform/rights', status),
    http.post<never, PersonLimit>('*/platform/people', async ({ request }) => {
      const { email, grants } = await request.json();
      const others = Object.entries(state.people).filter(([known]) => known !== email);
      state.people = Object.fromEntries(grants === null ? others : [...others, [email, grants]]);
      return status();
    }),
  ];
}
