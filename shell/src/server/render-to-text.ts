import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

/** Bytes, more than any page: React would stream larger parts by an inline script, which the page's policy forbids. */
const ONE_PIECE = 1e9;

/** Renders to HTML once everything that it suspends on, e.g. a page's code, is loaded. */
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
    // Also errors that a boundary catches: better no content than an error that only the server had.
    onError: reject,
  });
  return promise;
}
