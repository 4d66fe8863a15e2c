import type { AreaTranslations } from 'platform/contract';
import enRelease from './en/admin-release.json';
import enReleasePerson from './en/admin-release-person.json';
import enReleaseRule from './en/admin-release-rule.json';
import enReleaseToken from './en/admin-release-token.json';
import enSettings from './en/admin-settings.json';
import frRelease from './fr/admin-release.json';
import frReleasePerson from './fr/admin-release-person.json';
import frReleaseRule from './fr/admin-release-rule.json';
import frReleaseToken from './fr/admin-release-token.json';
import frSettings from './fr/admin-settings.json';

/** Come with the page of settings. */
export const settingsTexts: AreaTranslations = {
  en: {
    'admin-release': enRelease,
    'admin-release-person': enReleasePerson,
    'admin-release-rule': enReleaseRule,
    'admin-release-token': enReleaseToken,
    'admin-settings': enSettings,
  },
  fr: {
    'admin-release': frRelease,
    'admin-release-person': frReleasePerson,
    'admin-release-rule': frReleaseRule,
    'admin-release-token': frReleaseToken,
    'admin-settings': frSettings,
  },
};
