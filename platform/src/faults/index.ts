export { applyFaults } from './apply-faults.ts';
export { delay, millisecondsOf, withFaults } from './faulty-files.ts';
export { findPageFaults, followFaultLink } from './fault-switch.ts';
export type { FaultSwitch } from './fault-switch.ts';
