import type { IncomingMessage } from 'node:http';
import { createAdminCheck, type Service } from 'backend';
import { createGate } from 'platform/gate';
import {
  authoriseBy,
  createReleaseApi,
  type Authorise,
  type PipelineTokens,
  type ReleaseApi,
} from 'platform/http';
import { ReleaseDesk } from 'platform/release';
import { ReleaseError, type ReleaseStore } from 'platform/store';
import { SERVICE_PATHS } from './route-request.ts';

export interface ReleasesOptions {
  readonly store: ReleaseStore;
  readonly service: Pick<Service, 'context'>;
  readonly tokens: PipelineTokens;
  readonly onError: (error: unknown) => void;
}

/** What the product does about releases besides delivering them. */
export interface Releases {
  readonly api: ReleaseApi;
}

/** Opens the release desk of the running product to admins and pipelines. */
export function createReleases(options: ReleasesOptions): Releases {
  const { store, service, tokens, onError } = options;
  const desk = new ReleaseDesk({ store, gate: createGate({ store, reservedPaths: SERVICE_PATHS }) });
  const api = createReleaseApi({ desk, authorise: authoriseBy(tokens, adminsOf(service)), onError });
  return { api };
}

/** Admins by their session, as the service sees them. */
function adminsOf(service: Pick<Service, 'context'>): Authorise {
  const identify = createAdminCheck(service);
  return async (request: IncomingMessage, kind) => {
    const answer = await identify(request, kind === 'change');
    if ('email' in answer) return { who: answer.email };
    throw new ReleaseError(answer.refusal, REASONS[answer.refusal]);
  };
}

const REASONS = {
  unauthorized: 'Sign in as an admin, or send a pipeline’s token.',
  forbidden: 'Releases are for admins.',
  origin_invalid: 'This call has to come from a page of this site.',
  xsrf_invalid: 'The X-XSRF-TOKEN header is missing or belongs to another session.',
  unavailable: 'The service cannot say who you are. Try again.',
} as const;
