import type { FastifyRequest } from 'fastify';

/** Browser and system of a session. */
export interface Agent {
  readonly browser: string | null;
  readonly system: string | null;
}

export const UNKNOWN_AGENT: Agent = { browser: null, system: null };

type Signs = readonly (readonly [sign: RegExp, name: string])[];

// Browsers also claim to be others, so the order matters: the most often claimed one comes last.
const BROWSERS: Signs = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Signs = [
  [/\biPhone|\biPad|\biPod/, 'iOS'],
  [/\bAndroid/, 'Android'],
  [/\bWindows/, 'Windows'],
  [/\bMacintosh|\bMac OS X/, 'macOS'],
  [/\bCrOS/, 'ChromeOS'],
  [/\bLinux/, 'Linux'],
];

/** Parses browser and system from a `User-Agent`; nothing else of it is stored. */
export function agentOf({ headers }: Pick<FastifyRequest, 'headers'>): Agent {
  const text = headers['user-agent'] ?? '';
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) };
}

function nameIn(signs: Signs, text: string): string | null {
  return signs.find(([sign]) => sign.test(text))?.[1] ?? null;
}
