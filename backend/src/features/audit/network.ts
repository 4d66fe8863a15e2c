import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** What providers give one customer or less: enough to tell networks apart, too little to find a person. */
const KEPT_GROUPS = 3;

/** The network of an internet address (IPv4 /24, IPv6 /48), or null for what is none. */
export function networkOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return null;
  const groups = expand(plain).slice(0, KEPT_GROUPS);
  while (groups.at(-1) === '0') groups.pop();
  return `${groups.join(':')}::/48`;
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
