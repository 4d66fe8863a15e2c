/**
 * Who may call an endpoint: `read` and `change` an admin by their session or a pipeline by its token, of which a change
 * must come from the site's own pages; `upload` a pipeline alone. What they may do is checked by area.
 */
export type PlatformAccess = 'read' | 'change' | 'upload';

/** One call of the platform as plain data, as the service's are; its schemas are in ./schemas.ts. */
export interface PlatformEndpoint {
  readonly method: 'GET' | 'POST';
  readonly path: `/platform/${string}`;
  readonly access: PlatformAccess;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  /** Format of the body, absent without one: `build` is a `tar.gz` of the preset's output with its `release.json`. */
  readonly body?: 'json' | 'build';
}

/**
 * Every call of the platform but a page's report, by operation; the server, the command line's client and the admin's
 * screens are built from it. A refusal is a `ReleaseProblem`.
 */
export const platformEndpoints = {
  readStatus: {
    method: 'GET',
    path: '/platform/releases',
    access: 'read',
    summary: 'What is live of the areas that the caller may look at, with its health',
  },
  readHistory: {
    method: 'GET',
    path: '/platform/history',
    access: 'read',
    summary: 'Who changed what is live, and why, the latest first',
  },
  addBuild: {
    method: 'POST',
    path: '/platform/upload',
    access: 'upload',
    body: 'build',
    summary: 'Store a build as a version, not live yet; a session cannot bring code',
  },
  promote: {
    method: 'POST',
    path: '/platform/promote',
    access: 'change',
    body: 'json',
    summary: 'Make a stored version live for everybody, through the gate',
  },
  rollback: {
    method: 'POST',
    path: '/platform/rollback',
    access: 'change',
    body: 'json',
    summary: 'Roll back the canary if there is one, else the live version; bring a retired area back',
  },
  canary: {
    method: 'POST',
    path: '/platform/canary',
    access: 'change',
    body: 'json',
    summary: 'Show a stored version to a share of the visitors; 0 ends it',
  },
  retire: {
    method: 'POST',
    path: '/platform/retire',
    access: 'change',
    body: 'json',
    summary: 'Take an area out: its addresses answer 410 until it comes back, or gives them up',
  },
  readRights: {
    method: 'GET',
    path: '/platform/rights',
    access: 'read',
    summary: 'The caller’s rights, and what admins are limited to',
  },
  listTokens: {
    method: 'GET',
    path: '/platform/tokens',
    access: 'read',
    summary: 'The tokens of pipelines that the caller may see',
  },
  createToken: {
    method: 'POST',
    path: '/platform/tokens',
    access: 'change',
    body: 'json',
    summary: 'Make a token; the reply alone has it',
  },
  endToken: {
    method: 'POST',
    path: '/platform/tokens/end',
    access: 'change',
    body: 'json',
    summary: 'End a token',
  },
  limitPerson: {
    method: 'POST',
    path: '/platform/people',
    access: 'change',
    body: 'json',
    summary: 'Limit what an admin may do; null gives back every right',
  },
  giveUpAddress: {
    method: 'POST',
    path: '/platform/addresses/give-up',
    access: 'change',
    body: 'json',
    summary: 'Give up an address that the live version of the area no longer mounts',
  },
  readActs: {
    method: 'GET',
    path: '/platform/acts',
    access: 'read',
    summary: 'Who did what with which right, and what was refused, the latest first',
  },
} as const satisfies Readonly<Record<string, PlatformEndpoint>>;

export type PlatformOperation = keyof typeof platformEndpoints;
