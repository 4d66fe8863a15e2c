/** For the trials of other packages: a database of their own, and several instances behind one address. */
export { startEmbedded } from '../src/infra/embedded/start-embedded.ts';
export { addressOf } from './faults/service-process.ts';
export { startBalancer } from './upgrade/balancer.ts';
