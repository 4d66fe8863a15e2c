import { http, HttpResponse, type HttpHandler } from 'msw';
import type {
  AreaStatus,
  CanaryRequest,
  Grant,
  LoggedAct,
  PromoteRequest,
  ReleaseChange,
  ReleaseHealth,
  ReleaseProblem,
  RetiredStatus,
  RetireRequest,
  RollbackRequest,
  TokenStatus,
  VersionStatus,
} from 'platform/contract';
import { personHandlers } from './person-handlers.ts';
import { createSampleTokens, tokenHandlers } from './token-handlers.ts';

/** State of the sample platform. */
export interface SampleReleases {
  areas: AreaStatus[];
  retired: RetiredStatus[];
  changes: ReleaseChange[];
  tokens: TokenStatus[];
  acts: LoggedAct[];
  people: Record<string, readonly Grant[]>;
}

const HOUR_MS = 3_600_000;

/** Health of a version after so many page loads. */
export function sampleHealth(pageLoads: number, errorsPer1000: number | null): ReleaseHealth {
  const failedPageLoads = Math.round((pageLoads * (errorsPer1000 ?? 0)) / 1000);
  return {
    pageLoads,
    failedPageLoads,
    loadFailures: 0,
    caughtErrors: failedPageLoads,
    errorsPer1000,
    inp: 88,
  };
}

function sampleVersion(version: string, hoursAgo: number, health: ReleaseHealth): VersionStatus {
  const since = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
  return { version, since, who: 'pipeline main', why: 'Every change is released', health };
}

/** An area with a previous version. */
export function sampleArea(name: string, change: Partial<AreaStatus> = {}): AreaStatus {
  const storedAt = new Date(Date.now() - HOUR_MS).toISOString();
  return {
    name,
    live: sampleVersion('0.1.0-b2b2b2b2b2', 5, sampleHealth(4210, 1.4)),
    previous: { version: '0.1.0-a1a1a1a1a1', health: sampleHealth(98_100, 1.9) },
    canary: null,
    versions: ['0.1.0-c3c3c3c3c3', '0.1.0-b2b2b2b2b2', '0.1.0-a1a1a1a1a1'].map((version) => ({
      version,
      storedAt,
    })),
    ...change,
  };
}

/** Releases of the whole site, one of them a canary. */
export function createSampleReleases(): SampleReleases {
  return {
    areas: [
      sampleArea('shell', { isNeeded: true }),
      sampleArea('mf-public', {
        canary: { ...sampleVersion('0.1.0-c3c3c3c3c3', 1, sampleHealth(410, 12.2)), share: 0.1 },
      }),
      sampleArea('mf-admin', {
        previous: null,
        live: sampleVersion('0.1.0-b2b2b2b2b2', 30, sampleHealth(6, 0)),
      }),
      sampleArea('mf-provider', { isNeeded: false }),
    ],
    retired: [],
    changes: [],
    tokens: createSampleTokens(),
    acts: [],
    people: {},
  };
}

function refuse(status: number, code: ReleaseProblem['code'], more: Partial<ReleaseProblem> = {}) {
  const problem: ReleaseProblem = { type: 'about:blank', title: code, status, code, detail: code, ...more };
  return HttpResponse.json({ ...problem }, { status });
}

/** The platform's actions on releases. */
export function releaseHandlers(releases: SampleReleases, who: string): HttpHandler[] {
  const change = (name: string, apply: (area: AreaStatus) => AreaStatus, entry: Partial<ReleaseChange>) => {
    const known = releases.areas.find((area) => area.name === name);
    if (!known) return refuse(404, 'not_found');
    const next = apply(known);
    releases.areas = releases.areas.map((area) => (area === known ? next : area));
    const rest = { kind: 'promote', from: known.live.version, to: next.live.version, share: null } as const;
    releases.changes.unshift({
      ...{
        ...rest,
        area: name,
        who,
        why: '',
        when: new Date().toISOString(),
        isAutomatic: false,
        forced: [],
      },
      ...entry,
    });
    return HttpResponse.json({ ...next });
  };
  const fresh = (version: string, why: string) => ({
    ...sampleVersion(version, 0, sampleHealth(0, null)),
    ...{ who, why },
  });
  return [
    ...tokenHandlers(releases, who),
    ...personHandlers(releases),
    http.get('*/platform/releases', () =>
      HttpResponse.json({
        revision: 1,
        composition: 'abc',
        areas: releases.areas,
        retired: releases.retired,
      }),
    ),
    http.get('*/platform/acts', () => HttpResponse.json({ acts: releases.acts })),
    http.get('*/platform/history', () => HttpResponse.json({ changes: releases.changes })),
    http.post<never, PromoteRequest>('*/platform/promote', async ({ request }) => {
      const { area, version, why } = await request.json();
      return change(
        area,
        (known) => ({
          ...known,
          live: fresh(version, why),
          previous: { version: known.live.version, health: known.live.health },
          canary: null,
        }),
        { why, to: version },
      );
    }),
    http.post<never, RollbackRequest>('*/platform/rollback', async ({ request }) => {
      const { area, why, from } = await request.json();
      const gone = releases.retired.find(({ name }) => name === area);
      if (gone) {
        releases.retired = releases.retired.filter((one) => one !== gone);
        releases.areas.push(sampleArea(area, { live: fresh(gone.version, why), isNeeded: false }));
      }
      const known = releases.areas.find(({ name }) => name === area);
      if (gone && known) return HttpResponse.json({ ...known });
      if (from !== (known?.canary ?? known?.live)?.version) return refuse(409, 'conflict');
      return change(
        area,
        ({ canary, ...rest }) =>
          canary || !rest.previous
            ? { ...rest, canary: null }
            : { ...rest, canary: null, live: fresh(rest.previous.version, why), previous: null },
        { kind: 'rollback', why },
      );
    }),
    http.post<never, RetireRequest>('*/platform/retire', async ({ request }) => {
      const { area, why } = await request.json();
      const known = releases.areas.find(({ name }) => name === area);
      if (!known || known.isNeeded) return refuse(422, 'refused');
      releases.areas = releases.areas.filter((one) => one !== known);
      const since = new Date().toISOString();
      const { version } = known.live;
      const retired = { name: area, version, since, who, why, addresses: [`/${area}/*`] };
      releases.retired.push(retired);
      const more = { share: null, isAutomatic: false, forced: [] };
      releases.changes.unshift({
        ...{ kind: 'retire', area, from: version, to: null, who, why, when: since },
        ...more,
      });
      return HttpResponse.json(retired);
    }),
    http.post<never, CanaryRequest>('*/platform/canary', async ({ request }) => {
      const { area, version, share, why } = await request.json();
      return change(area, (known) => ({ ...known, canary: { ...fresh(version, why), share } }), {
        ...{ kind: 'canary', to: version },
        ...{ why, share },
      });
    }),
  ];
}
