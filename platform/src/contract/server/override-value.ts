import type { AreaOverride } from '../override.ts';
import { readSigned, signValue } from './signed-value.ts';

const PURPOSE = 'override';
const AREA = /^mf-[a-z0-9-]{1,60}$/;
/** Overrides per browser. */
const MAX_OVERRIDES = 20;

/** A host name or IP address without characters that have a meaning in a content security policy. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/;

/** Overrides and when they expire (milliseconds since the epoch). */
export interface OverridePermit {
  readonly overrides: readonly AreaOverride[];
  readonly expiresAt: number;
}

/** Parses an override: the name of an area, not the shell, and an origin; undefined when one is invalid. */
export function parseOverride(area: string, address: string): AreaOverride | undefined {
  const origin = parseOrigin(address);
  return AREA.test(area) && origin !== undefined ? { area, origin } : undefined;
}

/** Signs overrides until they expire. */
export function signOverrides(secret: string, { overrides, expiresAt }: OverridePermit): string {
  const pairs = overrides.map(({ area, origin }) => [area, origin]);
  const value = Buffer.from(JSON.stringify(pairs)).toString('base64url');
  return signValue(secret, PURPOSE, { value, expiresAt });
}

/** Reads signed overrides; undefined when the signature is wrong or expired. */
export function readOverrides(
  text: string,
  { secret, now }: { secret: string; now: number },
): OverridePermit | undefined {
  const signed = readSigned(text, { secret, purpose: PURPOSE, now });
  if (!signed) return undefined;
  const pairs = JSON.parse(Buffer.from(signed.value, 'base64url').toString('utf8')) as [string, string][];
  const found = pairs.slice(0, MAX_OVERRIDES).flatMap(([area, origin]) => parseOverride(area, origin) ?? []);
  return { overrides: found, expiresAt: signed.expiresAt };
}

/** The origin of a URL that consists of an origin only; undefined for anything else. */
export function parseOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, origin, href } = new URL(address);
  const isBare = href === `${origin}/` && (address === origin || address === href);
  return isBare && HOST.test(hostname) && (protocol === 'http:' || protocol === 'https:')
    ? origin
    : undefined;
}
