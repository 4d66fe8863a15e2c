import { isLoopback } from '../../infra/http/network.ts';
import type { Secrets } from './secrets.ts';

/** 132 bits: enough to tell browsers and networks apart. */
const HASH_LENGTH = 22;

/** Where a request comes from, recognized when it comes again, and readable by nobody. */
export interface Trace {
  /** Null for a browser without a visitor token. */
  readonly device: string | null;
  /** Null on the machine itself: a demo's, or all of an installation whose proxy is not named in TRUST_PROXY. */
  readonly network: string | null;
}

/** Browser and network as the request says them. */
export interface Sender {
  /** An IPv4 address, or an IPv6 /64. */
  readonly network: string;
  /** Token of the browser; undefined for one that has none. */
  readonly device: string | undefined;
}

/** Hashes under the service's secret, so that the few addresses there are cannot be tried out on a stolen copy. */
export function traceOf(secrets: Secrets, { network, device }: Sender): Trace {
  const hash = (purpose: string, text: string) => secrets.sign(purpose, text).slice(0, HASH_LENGTH);
  return {
    device: device === undefined ? null : hash('trace-device', device),
    network: isLoopback(network) ? null : hash('trace-network', network),
  };
}
