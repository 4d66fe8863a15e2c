/** Whether areas may come from an origin. */
export type AllowOrigin = (origin: string) => boolean;

/** The word for every port of the machine that the browser runs on. */
const LOOPBACK = 'loopback';
const LOOPBACK_ORIGIN = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/** A name or an address, and none that a policy would take for several. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/;

/**
 * Reads `OVERRIDE_ORIGINS`: origins by commas, and `loopback` for development servers on the machine of whoever looks.
 * Nothing allows nothing.
 * @throws Error that names what is no origin
 */
export function readAllowedOrigins(text: string): AllowOrigin {
  const entries = text.split(',').map((entry) => entry.trim());
  const wanted = new Set(entries.filter(Boolean));
  const wrong = [...wanted].find((entry) => entry !== LOOPBACK && findOrigin(entry) !== entry);
  if (wrong !== undefined) {
    throw new Error(`OVERRIDE_ORIGINS=${text}: expected loopback, or origins like https://dev.maida.example`);
  }
  return (origin) => wanted.has(origin) || (wanted.has(LOOPBACK) && LOOPBACK_ORIGIN.test(origin));
}

/** The origin of an address that has nothing else to say, as browsers write it; undefined for everything else. */
export function findOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, origin, href } = new URL(address);
  const isBare = href === `${origin}/` && (address === origin || address === href);
  return isBare && HOST.test(hostname) && (protocol === 'http:' || protocol === 'https:')
    ? origin
    : undefined;
}
