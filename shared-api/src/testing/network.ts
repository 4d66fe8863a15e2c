import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';

/**
 * The network of a test file: a call that no handler answers is an error, and no test sees another's handlers.
 * Those given here answer in every test. Call it at the top of a file.
 */
export function provideNetwork(...handlers: HttpHandler[]): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  afterAll(() => server.close());
  return server;
}
