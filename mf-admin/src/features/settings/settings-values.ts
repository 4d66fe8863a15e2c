import { readWholeNumber, type Settings } from 'shared-api/contract';

/** Values of the settings form; an empty text means not given. */
export interface SettingsValues {
  contactEmail: string;
  contactPhone: string;
  facebook: string;
  instagram: string;
  x: string;
  acceptanceMinutes: string;
  phoneDigits: string;
}

/** The form's values of the settings. */
export function toSettingsValues({ social, ...settings }: Settings): SettingsValues {
  return {
    contactEmail: settings.contactEmail,
    contactPhone: settings.contactPhone ?? '',
    facebook: social.facebook ?? '',
    instagram: social.instagram ?? '',
    x: social.x ?? '',
    acceptanceMinutes: String(settings.acceptanceMinutes),
    phoneDigits: String(settings.phoneDigits),
  };
}

function fromValues(values: SettingsValues): Omit<Settings, 'version'> {
  return {
    contactEmail: values.contactEmail.trim().toLowerCase(),
    contactPhone: values.contactPhone.trim() || null,
    social: {
      facebook: values.facebook.trim() || null,
      instagram: values.instagram.trim() || null,
      x: values.x.trim() || null,
    },
    acceptanceMinutes: readWholeNumber(values.acceptanceMinutes) ?? 0,
    phoneDigits: readWholeNumber(values.phoneDigits) ?? 0,
  };
}

/** The body of the save: only what differs, so that another admin's changes stay. */
export function toSettingsChange(values: SettingsValues, base: Settings): Partial<Settings> {
  const { social, ...rest } = fromValues(values);
  const changed = Object.entries(rest).filter(([name, value]) => value !== base[name as keyof typeof rest]);
  const isSocialChanged = (['facebook', 'instagram', 'x'] as const).some(
    (network) => social[network] !== base.social[network],
  );
  return { ...Object.fromEntries(changed), ...(isSocialChanged ? { social } : {}) };
}

/** The fields in which settings differ, with the later values. */
export function changedFields(base: Settings, current: Settings) {
  const before = toSettingsValues(base);
  const after = toSettingsValues(current);
  return (Object.keys(before) as (keyof SettingsValues)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, value: after[field] }));
}
