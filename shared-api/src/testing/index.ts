export { provideNetwork } from './network.ts';
