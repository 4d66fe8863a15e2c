import * as z from 'zod';
import { AREA_NAME, VERSION_NAME } from '../../contract/server/index.ts';
import type { HealthRecord } from './health-records.ts';
import type { NetworkTally } from './network-sample.ts';

const countOf = z.number().int().min(0);

/** A short row, since there are hundreds of them in a document. */
const tally = z
  .tuple([z.string(), z.string(), countOf, countOf, countOf, countOf])
  .transform(([network, block, pages, failed, answered, slow]): NetworkTally => {
    return { network, block, pages, failed, answered, slow };
  });

const records = z.array(
  z.object({
    area: AREA_NAME,
    version: VERSION_NAME,
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
