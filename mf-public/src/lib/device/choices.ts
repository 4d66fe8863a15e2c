import { createStoredValue, isRecord } from 'shared-api';
import { isChoice } from './basket.ts';
import type { Portions } from './basket-lines.ts';
import { createDeviceStore, type DeviceStore } from './device-store.ts';

/** What was chosen of dishes in a dialog that was closed, by the dish's id. */
export type Choices = Readonly<Record<string, Portions>>;

/** Kept by this window, through a reload. */
export function createChoiceStore(): DeviceStore<Choices> {
  const stored = createStoredValue<Choices>({
    key: 'maida.choices',
    storage: 'session',
    version: 1,
    fallback: {},
    parse: (value) =>
      isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).flatMap(([id, one]) => (isPortions(one) ? [[id, one]] : [])),
          )
        : undefined,
  });
  return createDeviceStore(stored, {});
}

/** Replaces what is chosen of a dish; null forgets it. */
export function withChoice(choices: Choices, id: string, choice: Portions | null): Choices {
  const others = Object.entries(choices).filter(([other]) => other !== id);
  return Object.fromEntries(choice ? [...others, [id, choice]] : others);
}

function isPortions(value: unknown): value is Portions {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    Number.isInteger(value['quantity']) &&
    Number(value['quantity']) > 0 &&
    (value['options'] === undefined || isChoice(value['options']))
  );
}
