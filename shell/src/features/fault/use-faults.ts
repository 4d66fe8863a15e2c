import type { Fault, Faults, PageFaults } from 'platform/contract';
import { useState } from 'react';
import { useAreas } from '../../lib/areas-context.ts';
import { storeFaults } from './fault-cookie.ts';

/** The faults of this browser, and how to change them. */
export interface FaultSwitches {
  readonly active: Faults;
  /** Sets or (undefined) removes the fault of a subject. */
  readonly change: (subject: string, fault: Fault | undefined) => void;
  /** Removes all of them, and loads failed areas again. */
  readonly clear: () => void;
}

/** Keeps the faults of this browser in a cookie, which the delivery server reads. */
export function useFaults({ active: given, until }: PageFaults): FaultSwitches {
  const [active, setActive] = useState(given);
  const areas = useAreas();

  function store(faults: Faults) {
    storeFaults(faults, until);
    setActive(faults);
  }

  function clear() {
    store({});
    for (const name of Object.keys(areas.state.getState().failed)) void areas.retry(name);
  }

  return {
    active,
    change: (subject, fault) => store(withFault(active, subject, fault)),
    clear,
  };
}

function withFault(faults: Faults, subject: string, fault: Fault | undefined): Faults {
  const others = Object.entries(faults).filter(([name]) => name !== subject);
  return Object.fromEntries(fault ? [...others, [subject, fault]] : others);
}
