import type { IncomingMessage } from 'node:http';
import { EVERY_AREA } from '../../contract/index.ts';
import { EVERY_RIGHT, ReleaseError, type Caller } from '../../contract/server/index.ts';
import { findToken } from '../rights/find-token.ts';
import type { RightsService } from '../rights/rights-service.ts';

/**
 * Identifies the caller of a request.
 * @param kind A `change` must come from the site's own pages or from a pipeline, an `upload` from a pipeline.
 * @throws ReleaseError `unauthorized`, `forbidden`, `origin_invalid` or `xsrf_invalid`
 */
export type Identify = (request: IncomingMessage, kind: AccessKind) => Promise<Caller>;

/** Identifies an admin by their session; what they may do is the platform's to say. */
export type IdentifyAdmin = (request: IncomingMessage, kind: 'read' | 'change') => Promise<{ who: string }>;

export type AccessKind = 'read' | 'change' | 'upload';

/** How callers are identified. */
export interface IdentifyOptions {
  readonly rights: RightsService;
  readonly identifyAdmin: IdentifyAdmin;
  /** The network that a request comes from. */
  readonly networkOf: (request: IncomingMessage) => string;
}

/** Identifies pipelines by their token, and admins by their session. */
export function createIdentify({ rights, identifyAdmin, networkOf }: IdentifyOptions): Identify {
  return async (request, kind) => {
    const network = networkOf(request);
    if (request.headers.authorization !== undefined) return identifyPipeline(request, rights, network);
    // Uploaded code runs on every page and on the server; a browser session is not enough for that.
    if (kind === 'upload') throw new ReleaseError('unauthorized', 'An upload needs a pipeline’s token.');
    const { who } = await identifyAdmin(request, kind);
    const { people } = await rights.rights.read();
    return { who, network, grants: people[who.toLowerCase()] ?? EVERY_RIGHT };
  };
}

async function identifyPipeline(
  request: IncomingMessage,
  { rights, settings, use, log }: RightsService,
  network: string,
): Promise<Caller> {
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const { name, grants, refusal } = findToken(token, await rights.read(), settings, Date.now());
  const who = `pipeline ${name}`;
  if (refusal !== undefined) {
    const path = request.url?.split('?')[0] ?? '';
    await log.record({ who, network }, { acts: [], areas: [EVERY_AREA], subject: path }, refusal);
    throw new ReleaseError('unauthorized', refusal);
  }
  use.note(name);
  return { who, network, grants };
}
