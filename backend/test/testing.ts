/** For the trials of other packages: a database of their own, and several instances behind one address. */
export { startEmbedded } from '../src/infra/embedded/start-embedded.ts';
export { addressOf } from './faults/service-process.ts';
export { assertEvenCosts, type Prepare } from './hostile/compare-costs.ts';
export { longestInput } from './hostile/longest-input.ts';
export { closeConnections, sendPlainly, type PlainRequest } from './hostile/send-plainly.ts';
export { cutEncoded, type Shape } from './hostile/shapes.ts';
export { startBalancer } from './upgrade/balancer.ts';
