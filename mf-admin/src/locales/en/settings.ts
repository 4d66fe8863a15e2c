import release from './admin-release.json';
import releasePerson from './admin-release-person.json';
import releaseToken from './admin-release-token.json';
import settings from './admin-settings.json';

export const texts = {
  'admin-release': release,
  'admin-release-person': releasePerson,
  'admin-release-token': releaseToken,
  'admin-settings': settings,
};
