import type { FastifyRequest } from 'fastify';

/** What a user recognises one of their sessions by. */
export interface Agent {
  readonly browser: string | null;
  readonly system: string | null;
}

export const UNKNOWN_AGENT: Agent = { browser: null, system: null };

type Signs = readonly (readonly [sign: RegExp, name: string])[];

// Every browser also claims to be others: the most claimed one comes last.
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

/** Browser and system that a request says it comes from; nothing else of its header is stored. */
export function agentOf({ headers }: Pick<FastifyRequest, 'headers'>): Agent {
  const text = headers['user-agent'] ?? '';
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) };
}

function nameIn(signs: Signs, text: string): string | null {
  return signs.find(([sign]) => sign.test(text))?.[1] ?? null;
}
