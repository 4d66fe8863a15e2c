import axios, {
  AxiosError,
  isCancel,
  type AxiosAdapter,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { Problem } from '../contract/index.ts';
import { PERSON_HEADER } from '../contract/person-header.ts';
import { VISITOR_HEADER } from '../contract/visitor-header.ts';
import { ApiError } from './api-error.ts';
import { pageToken } from './visitor-token.ts';
import { isTokenMissing, XSRF_COOKIE } from './xsrf-cookie.ts';

export interface HttpOptions {
  /** Address before every path; empty for the page's own origin. */
  baseUrl: string;
  /** Called when the service no longer knows the session (401 `unauthorized`). */
  onUnauthorized?: () => void;
  /**
   * Asks the person to prove who they are (403 `verification_required`, or `factor_required` of an admin); the refused
   * call is repeated if they do.
   */
  onVerificationRequired?: () => Promise<boolean>;
  /** For whom a call is made (`PERSON_HEADER`); undefined while nobody knows. */
  personOf?: (isChange: boolean) => string | undefined;
  /**
   * Somebody else is signed in (409 `other_person`). Resolves to whether the call is to be repeated; a change is only
   * after the person has decided so.
   */
  onOtherPerson?: (isChange: boolean) => Promise<boolean>;
  /**
   * Called with each reply's `Date` and when its request was sent, by the device's clock; both in milliseconds since
   * the epoch. A copy that was saved for offline reading has no date.
   */
  onDate?: (date: number, sentAt: number) => void;
  /** Milliseconds until a call is given up; 0 means never (requirements 7). */
  timeout?: number;
  /** Adapter of axios; default: the browser's. */
  adapter?: AxiosAdapter;
}

type Retried = InternalAxiosRequestConfig & {
  isRetried?: boolean;
  isProof?: boolean;
  isForOther?: boolean;
  sentAt?: number;
};

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

function toApiError(error: unknown): unknown {
  if (isCancel(error) || !(error instanceof AxiosError)) return error;
  const response = error.response;
  if (!response) {
    return new ApiError(error.code === 'ECONNABORTED' ? 'timeout' : 'network_error', 0, null, {
      cause: error,
    });
  }
  const problem = isProblem(response.data) ? response.data : null;
  // The service writes seconds; a proxy in front may write a date, which is left out.
  const seconds = Number(response.headers['retry-after'] ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  const code = problem?.code ?? codeOfStatus(response.status);
  return new ApiError(code, response.status, problem, { cause: error, retryAfter });
}

function codeOfStatus(status: number) {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  return status === 503 ? 'unavailable' : 'server_error';
}

function isChange({ method }: InternalAxiosRequestConfig): boolean {
  return method !== undefined && !['get', 'head'].includes(method);
}

/**
 * The axios instance of the page: credentials sent, XSRF cookie echoed, refusals turned into `ApiError`.
 * It neither shows messages nor navigates.
 */
export function createHttp(options: HttpOptions): AxiosInstance {
  const http = axios.create({
    baseURL: options.baseUrl,
    timeout: options.timeout ?? 0,
    withCredentials: true,
    xsrfCookieName: XSRF_COOKIE,
    xsrfHeaderName: 'X-XSRF-TOKEN',
    headers: { Accept: 'application/json' },
    ...(options.adapter ? { adapter: options.adapter } : {}),
  });
  http.interceptors.request.use(async (config) => {
    const person = options.personOf?.(isChange(config));
    if (person !== undefined) config.headers.set(PERSON_HEADER, person);
    if (isChange(config) && (await isWithoutCookies())) config.headers.set(VISITOR_HEADER, pageToken());
    return Object.assign(config, { sentAt: Date.now() });
  });
  /**
   * Whether the browser keeps no cookies. The one that a change needs comes with the reply about the session; if that
   * call fails, the change is sent anyway, and its caller gets the service's reply.
   */
  async function isWithoutCookies(): Promise<boolean> {
    if (!isTokenMissing(options.baseUrl)) return false;
    const hasReplied = await http.get('/auth/me').then(
      () => true,
      () => false,
    );
    return hasReplied && isTokenMissing(options.baseUrl);
  }
  const readDate = ({ headers, config }: Pick<AxiosResponse, 'headers'> & { config: Retried }) => {
    if (headers['date'] && config.sentAt)
      options.onDate?.(Date.parse(String(headers['date'])), config.sentAt);
  };
  const handleReply = (response: AxiosResponse) => {
    readDate(response);
    return response;
  };
  http.interceptors.response.use(handleReply, async (error: unknown) => {
    if (error instanceof AxiosError && error.response) readDate(error.response);
    const failure = toApiError(error);
    if (failure instanceof ApiError && error instanceof AxiosError) {
      const config: Retried | undefined = error.config;
      // A sign-in in another tab renews the token: fetch the new one and try once more.
      if (failure.code === 'xsrf_invalid' && config && !config.isRetried) {
        config.isRetried = true;
        await http.get('/auth/me');
        return http.request(config);
      }
      if (failure.code === 'xsrf_invalid' && isTokenMissing(options.baseUrl)) {
        throw new ApiError('cookies_blocked', failure.status, failure.problem, { cause: error });
      }
      const isProofNeeded = failure.code === 'verification_required' || failure.code === 'factor_required';
      if (isProofNeeded && config && !config.isProof) {
        config.isProof = true;
        if (await options.onVerificationRequired?.()) return http.request(config);
      }
      if (failure.code === 'other_person' && config && !config.isForOther) {
        config.isForOther = true;
        if (await options.onOtherPerson?.(isChange(config))) return http.request(config);
      }
      if (failure.code === 'unauthorized') options.onUnauthorized?.();
    }
    throw failure;
  });
  return http;
}
