import type { Readable } from 'node:stream';
import { ReleaseError } from '../contract/server/index.ts';

/**
 * Reads a text to its end.
 * @throws ReleaseError `invalid` when it is longer than `limit` bytes
 */
export async function readBody(request: Readable, limit: number): Promise<string> {
  return (await readBytes(request, limit)).toString('utf8');
}

/**
 * Reads a body to its end. What is beyond the limit is read as well and dropped, since a connection that breaks under
 * its sender loses the answer; twice as much ends the connection.
 * @throws ReleaseError `invalid` when it is longer than `limit` bytes
 */
export async function readBytes(request: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (length <= limit) chunks.push(bytes);
    else if (length > 2 * limit) break;
  }
  if (length > limit) throw new ReleaseError('invalid', `The body is longer than ${String(limit)} bytes.`);
  return Buffer.concat(chunks);
}
