import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

/** Larger than any page: React would send what is bigger later, by a script in the page, which nothing here may run. */
const ONE_PIECE = 1e9;

/** Renders to HTML once everything that is loaded on the way, a page's code for one, is there. */
export function renderToText(node: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
    final: (done) => {
      resolve(Buffer.concat(chunks).toString('utf8'));
      done();
    },
  });
  const stream = renderToPipeableStream(node, {
    progressiveChunkSize: ONE_PIECE,
    onAllReady: () => stream.pipe(sink),
    // Also what an error boundary would show: better no content than an error that only the server had.
    onError: reject,
  });
  return promise;
}
