import { readPhone, type Language, type User } from 'shared-api/contract';

/** Values of the profile form; an empty text means not given. */
export interface ProfileValues {
  firstname: string;
  lastname: string;
  phone: string;
  language: Language;
}

/** A user's values; without a chosen language the page's. */
export function toProfileValues(user: User, pageLanguage: Language): ProfileValues {
  return {
    firstname: user.firstname ?? '',
    lastname: user.lastname ?? '',
    phone: user.phone ?? '',
    language: user.language ?? pageLanguage,
  };
}

/** The body of the call that saves the values. */
export function toUserUpdate(values: ProfileValues) {
  return {
    firstname: values.firstname.trim() || null,
    lastname: values.lastname.trim() || null,
    phone: readPhone(values.phone) || null,
    language: values.language,
  };
}
