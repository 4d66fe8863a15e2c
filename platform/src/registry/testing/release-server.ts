import { once } from 'node:events';
import http from 'node:http';
import type { TestContext } from 'node:test';
import { createIdentify, type IdentifyAdmin } from '../http/identify.ts';
import { createReleaseApi } from '../http/release-api.ts';
import { ReleaseError, type Gate } from '../../contract/server/index.ts';
import { watchReply, type ReplyOutcome } from '../../common/index.ts';
import { ReleaseService } from '../release/release-service.ts';
import { RightsService } from '../rights/rights-service.ts';
import type { SettingsTokens } from '../rights/find-token.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { PASSING_GATE } from './gates.ts';

/** Nobody is signed in. */
export const NOBODY: IdentifyAdmin = () => Promise.reject(new ReleaseError('unauthorized', 'Sign in.'));

/** A signed-in admin, by the header `x-admin`; nobody without it. */
export const ADMIN_BY_HEADER: IdentifyAdmin = (request, kind) => {
  const who = request.headers['x-admin'];
  return typeof who === 'string' ? Promise.resolve({ who }) : NOBODY(request, kind);
};

/** What is special about a test's server. */
export interface ReleaseServerOptions {
  readonly store: ReleaseStore;
  readonly gate?: Gate;
  /** Tokens of `PLATFORM_TOKENS`. */
  readonly settings?: SettingsTokens;
  readonly identifyAdmin?: IdentifyAdmin;
  /** Called for every reply. */
  readonly noteReply?: (outcome: ReplyOutcome) => void;
}

/** Serves the release API over a store until the test ends; returns its address. */
export async function serveReleases(
  context: TestContext,
  { store, gate = PASSING_GATE, settings, identifyAdmin = NOBODY, noteReply }: ReleaseServerOptions,
): Promise<string> {
  const rights = new RightsService({ store, ...(settings ? { settings } : {}) });
  const api = createReleaseApi({
    service: new ReleaseService({ store, gate }),
    rights,
    identify: createIdentify({ rights, identifyAdmin, networkOf: () => '203.0.113.7' }),
  });
  // As the product's: a test that computes for seconds would else send on a connection that is just being closed.
  const server = http.createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    if (noteReply) watchReply(request, response, noteReply);
    void api(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`;
}
