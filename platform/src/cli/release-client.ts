import { packBuild } from '../archive/build-archive.ts';
import {
  RELEASE_ACTION_PATHS,
  RELEASE_HISTORY_PATH,
  RELEASE_UPLOAD_PATH,
  RELEASES_PATH,
} from '../contract/releases.ts';
import type {
  AreaChange,
  CanaryRequest,
  PromoteRequest,
  ReleaseHistory,
  ReleaseProblem,
  ReleasesStatus,
  RetiredStatus,
  RetireRequest,
  RollbackRequest,
  UploadedVersion,
} from '../contract/releases.ts';
import {
  ACTS_PATH,
  ADDRESS_GIVE_UP_PATH,
  PEOPLE_PATH,
  RIGHTS_PATH,
  TOKEN_END_PATH,
  TOKENS_PATH,
} from '../contract/rights.ts';
import type {
  ActLog,
  AddressGiveUp,
  MadeToken,
  NewToken,
  PersonLimit,
  RightsStatus,
  TokenEnd,
  TokenList,
} from '../contract/rights.ts';
import type { ChangeReport, ReleaseService } from '../release/index.ts';
import { ReleaseError } from '../store/index.ts';

/** The actions of {@link ReleaseService} that also work over HTTP. */
export type ReleaseActions = Pick<
  ReleaseService,
  'addBuild' | 'readStatus' | 'readHistory' | 'promote' | 'canary' | 'rollback'
>;

/** What the command line does that the log of acts records, on the store or over HTTP. */
export interface RightsActions {
  retireArea(request: RetireRequest): Promise<RetiredStatus>;
  listTokens(): Promise<TokenList>;
  createToken(token: NewToken): Promise<MadeToken>;
  endToken(end: TokenEnd): Promise<TokenList>;
  limitPerson(limit: PersonLimit): Promise<RightsStatus>;
  readStatus(): Promise<RightsStatus>;
  giveUpAddress(address: AddressGiveUp): Promise<RightsStatus>;
  readActs(limit: number): Promise<ActLog>;
}

/** Long enough for the server's gate to run its smoke test in a browser. */
const TIMEOUT_MS = 120_000;

/** Body of a request. */
interface Body {
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** The release service of a running product, over HTTP, with a token: the one in `PLATFORM_TOKEN` if none is given. */
export class ReleaseClient implements ReleaseActions {
  readonly #server: string;
  readonly #token: string | undefined;

  constructor(server: string, token = process.env['PLATFORM_TOKEN']) {
    this.#server = server;
    this.#token = token;
  }

  async addBuild(folder: string): Promise<UploadedVersion> {
    const body = await packBuild(folder);
    return this.#send(RELEASE_UPLOAD_PATH, { type: 'application/gzip', content: new Uint8Array(body) });
  }

  readStatus(): Promise<ReleasesStatus> {
    return this.#call(RELEASES_PATH);
  }

  readHistory(limit: number, area?: string): Promise<ReleaseHistory> {
    const query = new URLSearchParams({ limit: String(limit), ...(area === undefined ? {} : { area }) });
    return this.#call(`${RELEASE_HISTORY_PATH}?${query.toString()}`);
  }

  promote(request: PromoteRequest): Promise<ChangeReport> {
    return this.#act(RELEASE_ACTION_PATHS.promote, request);
  }

  canary(request: CanaryRequest): Promise<ChangeReport> {
    return this.#act(RELEASE_ACTION_PATHS.canary, request);
  }

  rollback(request: RollbackRequest): Promise<ChangeReport> {
    return this.#act(RELEASE_ACTION_PATHS.rollback, request);
  }

  /** Who may do what there. */
  rights(): RightsActions {
    return {
      retireArea: (body) => this.#call(RELEASE_ACTION_PATHS.retire, body),
      listTokens: () => this.#call(TOKENS_PATH),
      createToken: (body) => this.#call(TOKENS_PATH, body),
      endToken: (body) => this.#call(TOKEN_END_PATH, body),
      limitPerson: (body) => this.#call(PEOPLE_PATH, body),
      readStatus: () => this.#call(RIGHTS_PATH),
      giveUpAddress: (body) => this.#call(ADDRESS_GIVE_UP_PATH, body),
      readActs: (limit) => this.#call(`${ACTS_PATH}?limit=${String(limit)}`),
    };
  }

  async #act(path: string, body: object): Promise<ChangeReport> {
    const { unchecked, warnings = [], ...area } = await this.#call<AreaChange>(path, body);
    return { area, unchecked, warnings };
  }

  #call<Reply>(path: string, body?: object): Promise<Reply> {
    return this.#send(path, body && { type: 'application/json', content: JSON.stringify(body) });
  }

  async #send<Reply>(path: string, body?: Body): Promise<Reply> {
    const token = this.#token;
    if (!token)
      throw new Error('--server needs a token in PLATFORM_TOKEN; `platform token create` makes one.');
    const response = await fetch(this.#server + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': body.type } : {}) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body ? { body: body.content } : {}),
    });
    if (response.ok) return (await response.json()) as Reply;
    const problem = (await response.json().catch(() => undefined)) as ReleaseProblem | undefined;
    if (!problem?.code) throw new Error(`${this.#server} answered ${String(response.status)}.`);
    throw new ReleaseError(problem.code, problem.detail, problem.problems ?? []);
  }
}
