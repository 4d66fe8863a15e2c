import * as z from 'zod';
import type { PageReport } from '../contract/report.ts';
import type { HealthRecord } from './health-records.ts';
import type { NetworkTally } from './network-sample.ts';

const count = z.number().int().min(0).max(1000);
const area = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);
const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/);

const pageReport = z.object({
  composition: z.string().regex(/^[0-9a-f]{12}$/),
  token: z.string().max(200).optional(),
  areas: z
    .array(
      z.object({
        area,
        version,
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
        area,
        version,
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

const countOf = z.number().int().min(0);

/** A short row, since there are hundreds of them in a document. */
const tally = z
  .tuple([z.string(), z.string(), countOf, countOf, countOf, countOf])
  .transform(([network, block, pages, failed, answered, slow]): NetworkTally => {
    return { network, block, pages, failed, answered, slow };
  });

const records = z.array(
  z.object({
    area,
    version,
    period: z.string(),
    counters: z.object({
      pageLoads: z.number(),
      failedPageLoads: z.number(),
      loadFailures: z.number(),
      caughtErrors: z.number(),
      inp: z.array(z.number()),
    }),
    // Absent in the document of an earlier version of the server.
    networks: z.array(tally).default([]),
  }),
);

/** The counts of a server as it saves them. */
export function formatHealthRecords(records: readonly HealthRecord[]): string {
  const rows = records.map(({ networks, ...record }) => ({ ...record, networks: networks.map(rowOf) }));
  return JSON.stringify(rows);
}

function rowOf({ network, block, pages, failed, answered, slow }: NetworkTally): z.input<typeof tally> {
  return [network, block, pages, failed, answered, slow];
}

/** Parses the saved counts of a server; empty when they are invalid. */
export function parseHealthRecords(text: string): HealthRecord[] {
  const result = records.safeParse(parse(text));
  return result.success ? result.data : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
