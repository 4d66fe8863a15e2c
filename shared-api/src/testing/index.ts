export { holdClock } from './clock.ts';
export { provideNetwork } from './network.ts';
