export * from './client/api-error.ts';
export { createApi, fillPath, type Api, type CallOptions } from './client/client.ts';
export * from './client/files.ts';
export { createHttp, type HttpOptions } from './client/http.ts';
export type { Page } from './client/page.ts';
export * from './context.tsx';
export { createLive, type LiveConnection, type LiveEvent, type LiveState } from './live/live.ts';
export * from './notification/notification-store.ts';
export * from './session/session-store.ts';
