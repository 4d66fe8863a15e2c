import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

const IDLE_TIMEOUT_MS = 500;
const MAX_WAIT_MS = 1500;
const CHECK_INTERVAL_MS = 25;

/**
 * Closes a server without losing requests: load balancers send more until they notice that the instance stops, and
 * connections in the accept queue would be cut. So it still answers, with `Connection: close`, until no request has
 * arrived for half a second, at most for one and a half.
 */
export async function closeGracefully(server: Server): Promise<void> {
  const startedAt = performance.now();
  let latest = startedAt;
  const handleActivity = () => {
    latest = performance.now();
  };
  server.on('connection', handleActivity);
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    handleActivity();
    response.setHeader('connection', 'close');
  });
  while (performance.now() < Math.min(latest + IDLE_TIMEOUT_MS, startedAt + MAX_WAIT_MS)) {
    await sleep(CHECK_INTERVAL_MS);
    // After a pause of the whole process, handle the requests that arrived during it before judging it idle.
    await nextTurn();
  }
  server.close();
}
