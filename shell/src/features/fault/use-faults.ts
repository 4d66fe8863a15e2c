import type { Fault, Faults, PageFaults } from 'platform/contract';
import { useState } from 'react';
import { useAreas } from '../../lib/areas-context.ts';
import { keepFaults } from './fault-cookie.ts';

/** The faults of this browser, and what can be done about them. */
export interface FaultSwitches {
  readonly active: Faults;
  /** Makes a subject fail, or (undefined) no longer. */
  readonly change: (subject: string, fault: Fault | undefined) => void;
  /** Ends all of them, and brings back what failed meanwhile. */
  readonly clear: () => void;
}

/** Keeps the faults of this browser where the delivery server sees them. */
export function useFaults({ active: given, until }: PageFaults): FaultSwitches {
  const [active, setActive] = useState(given);
  const areas = useAreas();

  function keep(faults: Faults) {
    keepFaults(faults, until);
    setActive(faults);
  }

  function clear() {
    keep({});
    for (const name of Object.keys(areas.state.getState().failed)) void areas.retry(name);
  }

  return {
    active,
    change: (subject, fault) => keep(withFault(active, subject, fault)),
    clear,
  };
}

function withFault(faults: Faults, subject: string, fault: Fault | undefined): Faults {
  const others = Object.entries(faults).filter(([name]) => name !== subject);
  return Object.fromEntries(fault ? [...others, [subject, fault]] : others);
}
