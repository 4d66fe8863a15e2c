/** Origin of a guest's order. */
export interface GuestSender {
  readonly phone: string;
  /** The caller's network: an IPv4 address, or an IPv6 /64. */
  readonly network: string;
  /** Token of the browser; undefined for one that has none. */
  readonly device: string | undefined;
}
