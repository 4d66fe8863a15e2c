import { http, HttpResponse, type HttpHandler } from 'msw';

/** Calls of the service; its pictures are files. */
const CALL = /^https?:\/\/[^/]+\/(?:api\/(?!files\/)|auth\/)/;

/**
 * The last mock of a page: a call that has none fails as it would without a connection, and is named in the console.
 * The development server would answer it with a page of its own.
 */
export const refuseUnmocked: HttpHandler = http.all(CALL, ({ request }) => {
  console.error(`No mock answers ${request.method} ${request.url}`);
  return HttpResponse.error();
});
