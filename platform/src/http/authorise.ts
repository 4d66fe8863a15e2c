import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ReleaseError } from '../store/index.ts';

/** Who calls, as the history will name them. */
export interface Caller {
  readonly who: string;
}

/**
 * Finds out who sends a request and whether they may.
 * @param kind Whether they only want to read; a change needs to come from the site's own pages or from no browser, and
 * code from a pipeline.
 * @throws ReleaseError `unauthorized`, `forbidden`, `origin_invalid` or `xsrf_invalid`
 */
export type Authorise = (request: IncomingMessage, kind: AccessKind) => Promise<Caller>;

export type AccessKind = 'read' | 'change' | 'upload';

/** Names of pipelines with the SHA-256 of their tokens, hexadecimal. */
export type PipelineTokens = ReadonlyMap<string, string>;

const ENTRY = /^([a-z0-9][a-z0-9-]{0,39}):([0-9a-f]{64})$/;

/**
 * Reads `name:sha256,name:sha256`, as `PLATFORM_TOKENS` has it.
 * @throws Error that does not repeat what it read
 */
export function readPipelineTokens(text: string | undefined): PipelineTokens {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  const tokens = entries.filter(Boolean).map((entry): [string, string] => {
    const [, name = '', hash = ''] = ENTRY.exec(entry) ?? [];
    if (!name) {
      throw new Error(
        'PLATFORM_TOKENS: expected name:hash, as `npm run platform -- token <name>` prints it.',
      );
    }
    return [name, hash];
  });
  return new Map(tokens);
}

/** What is kept of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Lets pipelines in by their token and leaves everybody who brings none to `otherwise`. */
export function authoriseBy(tokens: PipelineTokens, otherwise: Authorise): Authorise {
  return async (request, kind) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (request.headers.authorization === undefined) {
      // What a build brings runs on every page and on the server: no session that somebody left open may do that.
      if (kind === 'upload') throw new ReleaseError('unauthorized', 'A build comes with a pipeline’s token.');
      return otherwise(request, kind);
    }
    const name = token === undefined ? undefined : findPipeline(tokens, token);
    if (name === undefined) throw new ReleaseError('unauthorized', 'This token is not known here.');
    return { who: `pipeline ${name}` };
  };
}

/** Looks at every name, so that the time tells nothing. */
function findPipeline(tokens: PipelineTokens, token: string): string | undefined {
  const given = Buffer.from(hashToken(token));
  let found: string | undefined;
  for (const [name, hash] of tokens) if (timingSafeEqual(given, Buffer.from(hash))) found = name;
  return found;
}
