/** For the trials of other packages: databases, instances behind one address, hostile calls, earlier versions. */
export { startEmbedded } from '../src/infra/embedded/start-embedded.ts';
export { addressOf } from './faults/service-process.ts';
export { assertEvenCosts, type Prepare } from './hostile/compare-costs.ts';
export { longestInput } from './hostile/longest-input.ts';
export { closeConnections, sendPlainly, type PlainRequest } from './hostile/send-plainly.ts';
export { cutEncoded, type Shape } from './hostile/shapes.ts';
export { extractVersion, findEarlierCommits } from './upgrade/earlier-version.ts';
export { startBalancer } from './upgrade/balancer.ts';
