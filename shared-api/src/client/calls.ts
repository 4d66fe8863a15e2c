/* Everything that it takes to call the service. It is fetched with a page's first call (`load-calls.ts`). */
export { createApi } from './client.ts';
export { createHttp } from './http.ts';
