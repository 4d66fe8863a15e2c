/** Where a request comes from. */
export interface Sender {
  /** What one customer of a provider gets: an IPv4 address, an IPv6 /64. */
  readonly network: string;
  /** What one organisation easily gets: an IPv4 /24, an IPv6 /48. */
  readonly block: string;
}
