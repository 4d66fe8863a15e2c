import { useState, useSyncExternalStore } from 'react';
import { readAreKeysOn, writeAreKeysOn } from './order-shortcuts.ts';

/** Whether shortcuts are on for this device, and the setter. On a server they are on. */
export function useKeysSwitch(): readonly [areOn: boolean, switchKeys: (areOn: boolean) => void] {
  const stored = useSyncExternalStore(watchNothing, readAreKeysOn, () => true);
  const [chosen, setChosen] = useState<boolean>();
  return [
    chosen ?? stored,
    (areOn) => {
      setChosen(areOn);
      writeAreKeysOn(areOn);
    },
  ];
}

function watchNothing(): () => void {
  return () => undefined;
}
