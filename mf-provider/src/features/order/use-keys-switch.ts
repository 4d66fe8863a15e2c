import { useState, useSyncExternalStore } from 'react';
import { readAreKeysOn, writeAreKeysOn } from './order-keys.ts';

/** Whether keys work the list on this device, and the switch. A server knows no device: there they do. */
export function useKeysSwitch(): readonly [areOn: boolean, switchKeys: (areOn: boolean) => void] {
  const kept = useSyncExternalStore(watchNothing, readAreKeysOn, () => true);
  const [chosen, setChosen] = useState<boolean>();
  return [
    chosen ?? kept,
    (areOn) => {
      setChosen(areOn);
      writeAreKeysOn(areOn);
    },
  ];
}

function watchNothing(): () => void {
  return () => undefined;
}
