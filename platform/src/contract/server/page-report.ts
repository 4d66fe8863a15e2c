import * as z from 'zod';
import type { PageReport } from '../report.ts';

const count = z.number().int().min(0).max(1000);
/** Schema of an area's name. */
export const AREA_NAME = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);
/** Schema of the name of a version. */
export const VERSION_NAME = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/);

const pageReport = z.object({
  composition: z.string().regex(/^[0-9a-f]{12}$/),
  token: z.string().max(200).optional(),
  areas: z
    .array(
      z.object({
        area: AREA_NAME,
        version: VERSION_NAME,
        isNew: z.boolean(),
        isFirstFailure: z.boolean(),
        loadFailures: count,
        caughtErrors: count,
        inp: z.number().min(0).max(600_000).optional(),
      }),
    )
    .max(30)
    .refine(isOncePerVersion, 'one entry for each version'),
  samples: z
    .array(
      z.object({
        area: AREA_NAME,
        version: VERSION_NAME,
        kind: z.enum(['load', 'error']),
        name: z.string().regex(/^[\w$]{1,60}$/),
        at: z
          .string()
          .regex(/^\/areas\/[\w./+-]{1,200}(?::\d{1,9}){0,2}$/)
          .optional(),
      }),
    )
    .max(10),
});

function isOncePerVersion(areas: readonly { area: string; version: string }[]): boolean {
  return new Set(areas.map(({ area, version }) => `${area}/${version}`)).size === areas.length;
}

/** Parses a page's report; undefined when it is invalid. */
export function parsePageReport(text: string): PageReport | undefined {
  const result = pageReport.safeParse(parse(text));
  return result.success ? (result.data as PageReport) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
