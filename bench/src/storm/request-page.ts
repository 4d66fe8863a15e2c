import { request, type Agent } from 'node:http';

/** Asks for a page and reads it to its end. Gives status and text; rejects when the connection is lost. */
export function requestPage(
  url: string,
  headers: Readonly<Record<string, string>>,
  agent: Agent,
): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const sent = request(url, { agent, headers }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('error', reject);
    response.on('end', () => {
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') });
    });
  });
  sent.on('error', reject).end();
  return promise;
}
