import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const BITS_OF_GROUP = 16;
const BITS_OF_BYTE = 8;

/** How many bits of an address name its network; multiples of 8 and 16. */
interface Prefix {
  readonly ipv4: 8 | 16 | 24 | 32;
  readonly ipv6: 32 | 48 | 64;
}

/** What a provider gives to one customer: a single IPv4 address, an IPv6 /64 at least. Limits count by it. */
const CUSTOMER: Prefix = { ipv4: 32, ipv6: 64 };

/** For the audit log: enough to distinguish networks, too little to find a person. */
export const ANONYMOUS: Prefix = { ipv4: 24, ipv6: 48 };

/** The network that a caller's attempts are counted by; an address that is none counts as itself. */
export function callerNetwork({ ip }: { readonly ip: string }): string {
  return networkOf(ip) ?? ip;
}

/** Whether a network of {@link callerNetwork} is the machine itself. */
export function isLoopback(network: string): boolean {
  return network.startsWith('127.') || network === '::/64';
}

/** The network of an internet address, e.g. `2001:db8:a1:b2c3::/64`; null for what is no address. */
export function networkOf(address: string, prefix: Prefix = CUSTOMER): string | null {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1);
  if (isIPv4(plain)) {
    const bytes = plain.split('.').map((byte, index) => (index < prefix.ipv4 / BITS_OF_BYTE ? byte : '0'));
    return `${bytes.join('.')}/${prefix.ipv4}`;
  }
  if (!isIPv6(plain)) return null;
  const groups = expand(plain).slice(0, prefix.ipv6 / BITS_OF_GROUP);
  while (groups.at(-1) === '0') groups.pop();
  return `${groups.join(':')}::/${prefix.ipv6}`;
}

/**
 * The block of networks that one organisation easily gets, an IPv4 /24 or an IPv6 /48, of an address or a network of
 * {@link callerNetwork}; null for what is neither.
 */
export function networkBlockOf(address: string): string | null {
  return networkOf(address.replace(/\/\d+$/, ''), ANONYMOUS);
}

/** All eight groups, lower case, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const groupsOf = (part: string) => part.split(':').filter((group) => group !== '');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = new Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  return [...before, ...(tail === undefined ? [] : zeros), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
