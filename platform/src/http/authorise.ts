import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ReleaseError } from '../store/index.ts';

/** The caller, as the history names them. */
export interface Caller {
  readonly who: string;
}

/**
 * Identifies the caller of a request and checks their permission.
 * @param kind A `change` must come from the site's own pages or from a pipeline, an `upload` from a pipeline.
 * @throws ReleaseError `unauthorized`, `forbidden`, `origin_invalid` or `xsrf_invalid`
 */
export type Authorise = (request: IncomingMessage, kind: AccessKind) => Promise<Caller>;

export type AccessKind = 'read' | 'change' | 'upload';

/** Names of pipelines with the SHA-256 of their tokens, hexadecimal. */
export type PipelineTokens = ReadonlyMap<string, string>;

const ENTRY = /^([a-z0-9][a-z0-9-]{0,39}):([0-9a-f]{64})$/;

/**
 * Reads `name:sha256,name:sha256`, as `PLATFORM_TOKENS` has it.
 * @throws Error whose message does not repeat the text, which may contain a token
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

/** The form in which a token is stored: SHA-256, hexadecimal. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Authorises pipelines by their token, and requests without one by `otherwise`. */
export function authoriseBy(tokens: PipelineTokens, otherwise: Authorise): Authorise {
  return async (request, kind) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (request.headers.authorization === undefined) {
      // Uploaded code runs on every page and on the server; a browser session is not enough for that.
      if (kind === 'upload') throw new ReleaseError('unauthorized', 'An upload needs a pipeline’s token.');
      return otherwise(request, kind);
    }
    const name = token === undefined ? undefined : findPipeline(tokens, token);
    if (name === undefined) throw new ReleaseError('unauthorized', 'This token is unknown.');
    return { who: `pipeline ${name}` };
  };
}

/** Compares with every token, so that the response time reveals nothing. */
function findPipeline(tokens: PipelineTokens, token: string): string | undefined {
  const given = Buffer.from(hashToken(token));
  let found: string | undefined;
  for (const [name, hash] of tokens) if (timingSafeEqual(given, Buffer.from(hash))) found = name;
  return found;
}
