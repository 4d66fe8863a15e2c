import type { IncomingMessage } from 'node:http';
import { ReleaseError } from '../store/index.ts';

/**
 * Reads a text to its end.
 * @throws ReleaseError `invalid` when it is longer than `limit` bytes
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  return (await readBytes(request, limit)).toString('utf8');
}

/**
 * Reads a body to its end.
 * @throws ReleaseError `invalid` when it is longer than `limit` bytes
 */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (length > limit) throw new ReleaseError('invalid', `The body is longer than ${String(limit)} bytes.`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
