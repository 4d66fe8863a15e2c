import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { ServiceContext } from '../../context.ts';
import { localDay } from '../../lib/local-time.ts';
import { BYTE_ORDER_MARK, csvLine, type Cell } from './csv.ts';

/** A table that is sent while it is read. */
export interface CsvFile {
  /** The start of the file name, before the day and `.csv`. */
  readonly name: string;
  readonly header: readonly string[];
  readonly pages: AsyncGenerator<readonly (readonly Cell[])[], void>;
}

/**
 * Sends a table as a file while reading it. The first page is read before anything is sent, so that an early failure
 * is answered with an error; a later one aborts the download. Reading waits for a slow client and stops if it leaves.
 */
export async function sendCsv(
  { context, reply }: { readonly context: ServiceContext; readonly reply: FastifyReply },
  { name, header, pages }: CsvFile,
): Promise<void> {
  const first = await pages.next();
  async function* text(): AsyncGenerator<string, void> {
    yield BYTE_ORDER_MARK + csvLine(header) + linesOf(first.value ?? []);
    for await (const rows of pages) {
      if (context.stopping.aborted) throw new Error('The service stopped during an export');
      yield linesOf(rows);
    }
  }
  const file = `${name}-${localDay(context.clock())}.csv`;
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file}"`)
    .send(Readable.from(text(), { objectMode: false }));
}

function linesOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map(csvLine).join('');
}
