/* The code for calls to the service, fetched with a page's first call (`load-calls.ts`). */
export { createApi } from './client.ts';
export { createHttp } from './http.ts';
