export { createServiceAdapter } from './service-adapter.ts';
