import { isApiError, type Api } from 'shared-api';
import type { Settings } from 'shared-api/contract';
import { changedFields, toSettingsChange, toSettingsValues, type SettingsValues } from './settings-values.ts';

/** Attempts on settings that others keep changing. */
const TRIES = 3;

export interface SettingsSave {
  readonly values: SettingsValues;
  /** The settings that the values started from. */
  readonly base: Settings;
}

/** Another admin has changed the same setting meanwhile. */
class SettingsChangedElsewhere extends Error {
  override readonly name = 'SettingsChangedElsewhere';
  readonly current: Settings;

  constructor(current: Settings) {
    super('The settings were changed elsewhere.');
    this.current = current;
  }
}

/** The settings of another admin in a failed save, if that is why it failed. */
export function conflictIn(error: unknown): Settings | undefined {
  return error instanceof SettingsChangedElsewhere ? error.current : undefined;
}

/** The values, with the current value of every field that this admin did not touch. */
function onto(current: Settings, { values, base }: SettingsSave): SettingsValues {
  const own = Object.fromEntries(touched({ values, base }).map((field) => [field, values[field]]));
  return { ...toSettingsValues(current), ...own };
}

function touched({ values, base }: SettingsSave): (keyof SettingsValues)[] {
  const before = toSettingsValues(base);
  return (Object.keys(before) as (keyof SettingsValues)[]).filter((field) => values[field] !== before[field]);
}

/**
 * Saves conditional on the revision that was read. Other fields that another admin has changed stay; the same field
 * changed by both is a conflict for the admin to resolve.
 *
 * @throws SettingsChangedElsewhere, see {@link conflictIn}
 * @throws ApiError for every other refusal
 */
export async function saveSettings(api: Api, save: SettingsSave): Promise<Settings> {
  let current = save.base;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const change = toSettingsChange(onto(current, save), current);
      return await api.settings.update({ body: { ...change, version: current.version } });
    } catch (error) {
      if (!isApiError(error, 'conflict')) throw error;
      current = (error.problem?.current as Settings | undefined) ?? (await api.settings.get({}));
      const theirs = changedFields(save.base, current).map(({ field }) => field);
      const isSame = touched(save).some((field) => theirs.includes(field));
      if (isSame || attempt === TRIES) throw new SettingsChangedElsewhere(current);
    }
  }
}
