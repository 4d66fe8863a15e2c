import { isLoopback } from '../../../infra/http/network.ts';
import { hashToken } from '../../session/tokens.ts';

/** Origin of a guest's order. */
export interface GuestSender {
  readonly phone: string;
  /** The caller's network: an IPv4 address, or an IPv6 /64. */
  readonly network: string;
  /** Token of the browser; undefined for one that has none. */
  readonly device: string | undefined;
}

/** The same as stored with the order: hashes, which no reply ever has. */
export interface SenderHashes {
  readonly device: string | null;
  /** Null for the machine itself, which may stand for a proxy and everybody behind it. */
  readonly network: string | null;
}

/** What is stored of a guest's browser and network. */
export function hashesOf({ device, network }: Omit<GuestSender, 'phone'>): SenderHashes {
  return {
    device: device === undefined ? null : hashToken(device).toString('base64url'),
    network: isLoopback(network) ? null : hashToken(network).toString('base64url'),
  };
}
