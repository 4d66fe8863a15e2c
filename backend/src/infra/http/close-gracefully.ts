import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

const QUIET_MS = 500;
const LONGEST_MS = 1500;
const LOOK_MS = 25;

/**
 * Has a server accept no more without losing what is on its way to it: balancers go on sending until they know that an
 * instance goes, and a connection that waits to be accepted would be cut. Until nothing has come for half a second (at
 * most one and a half) it goes on answering, each reply being the last of its connection.
 */
export async function closeGracefully(server: Server): Promise<void> {
  const begun = performance.now();
  let latest = begun;
  const note = () => {
    latest = performance.now();
  };
  server.on('connection', note);
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    note();
    response.setHeader('connection', 'close');
  });
  while (performance.now() < Math.min(latest + QUIET_MS, begun + LONGEST_MS)) {
    await sleep(LOOK_MS);
    // A process that had no processor for a while hears what has come meanwhile before it takes that for silence.
    await nextTurn();
  }
  server.close();
}
